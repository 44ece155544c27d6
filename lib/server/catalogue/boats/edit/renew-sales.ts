import type { PoolClient } from "pg";
import type { Actor } from "@/lib/domain/shared/actor";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { refreshBoatFacts } from "@/lib/server/catalogue/boats/facts/refresh-boat-facts";
import { audit } from "@/lib/server/platform/audit";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";

/**
 * Takes boats off sale that their owner or papers no longer allow to be sold, and puts those back that may be: what
 * decides is `sales_stop` in the database. Searches and quotes follow in this transaction; booked trips stay. `ownerId`
 * null = of all owners. Returns the codes of boats that changed.
 */
export async function renewSales(
  tx: Tx,
  client: PoolClient,
  ownerId: string | null,
  by: Actor,
  now: Date,
): Promise<string[]> {
  const today = tripDayOf(now);
  // Of all owners: only those of whom a paper has ended. In the order of their ids, like everyone who locks several.
  const { rows } = await client.query<{ id: number }>(
    `select id from boats b where status in ('published', 'stopped')
       and (owner_id = $1 or $1::uuid is null and (status = 'stopped' or exists (
         select from owner_papers p where p.owner_id = b.owner_id and p.state = 'accepted' and p.valid_until < $2)))
       and (status = 'stopped') <> (sales_stop(owner_id, id, $2) is not null)
     order by id for no key update`,
    [ownerId, today],
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  // The trigger on `boats` turns one into the other.
  const { rows: changed } = await client.query<{ id: number; code: string; status: string }>(
    "update boats set status = status where id = any ($1::int[]) returning id, code, status",
    [ids],
  );
  await refreshBoatFacts(client, ids, today);
  await audit(
    tx,
    ...changed.map(({ id, code, status }) => ({
      by,
      event: status === "stopped" ? ("boat_sales_stopped" as const) : ("boat_sales_resumed" as const),
      subject: { kind: "boat" as const, id: String(id) },
      data: { code },
    })),
  );
  await notifyTags(tx, ["boats", "boat-lists", "places", "home", ...ids.map((id) => `boat:${id}` as const)]);
  return changed.map(({ code }) => code);
}
