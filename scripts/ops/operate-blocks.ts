import { isTripTime, toInstant } from "@/lib/domain/shared/istanbul-time";
import { formatInstant } from "@/lib/i18n/format-date";
import { OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { blockBoat, unblockBoat } from "@/lib/server/boats/block-boat";
import { foldBoatCode } from "@/lib/server/boats/find-boat-by-code";
import { currentTime } from "@/lib/server/db/database-clock";
import { getPool } from "@/lib/server/db/pool";
import type { OperationInput } from "@/scripts/ops/operation";
import { explain, say } from "@/scripts/server/say";

/** What takes a boat's time from now on: trips, holds, orders and the owner's own. */
export async function listOccupancies({ args }: OperationInput): Promise<number> {
  const boat = await findBoat(args[0] ?? "");
  if (!boat) return unknown(args[0]);
  const { rows } = await getPool().query(
    `select x.id, x.kind, lower(period) as starts_at, upper(period) as ends_at,
       coalesce(r.number, o.number, x.note, '') as what
     from boat_occupancies x left join reservation_changes c on c.id = x.change_id
     left join reservations r on r.id = coalesce(x.reservation_id, c.reservation_id)
     left join service_orders o on o.id = x.service_order_id
     where x.boat_id = $1 and upper(period) > now() and (x.expires_at is null or x.expires_at > now())
     order by period`,
    [boat.id],
  );
  if (rows.length === 0) say(`${boat.code} is free.`);
  for (const { id, kind, starts_at, ends_at, what } of rows)
    say(`${id}  ${kind}  ${when(starts_at)} – ${when(ends_at)}  ${what}`);
  return 0;
}

/** Keeps a boat for its owner. */
export async function addBlock({ args }: OperationInput): Promise<number> {
  const [code = "", from = "", until = "", ...note] = args;
  if (!isTripTime(from) || !isTripTime(until)) {
    return explain(
      "Give the boat's code, from and until on Istanbul's clock (2026-12-01T10:00), and a note.",
    );
  }
  const boat = await findBoat(code);
  if (!boat) return unknown(code);
  const blocked = await blockBoat(
    { boatId: boat.id, startsAt: toInstant(from), endsAt: toInstant(until), note: note.join(" ") || null },
    currentTime(),
  );
  say(
    blocked.ok
      ? `${boat.code} is kept from ${from} until ${until}: block ${blocked.value}.`
      : `Refused: ${blocked.code}. \`boats occupancies ${boat.code}\` tells what is there.`,
  );
  return blocked.ok ? 0 : 1;
}

/** Gives blocked time back. */
export async function removeBlock({ args }: OperationInput): Promise<number> {
  const [id = ""] = args;
  if (!/^\d+$/.test(id)) return explain("Give the block's number, as `boats occupancies` tells it.");
  const freed = await unblockBoat(Number(id), currentTime());
  say(freed ? `Block ${id} is gone.` : `There is no block ${id}.`);
  return freed ? 0 : 1;
}

async function findBoat(code: string): Promise<{ id: number; code: string } | undefined> {
  const { rows } = await getPool().query("select id, code from boats where code_folded = $1", [
    foldBoatCode(code),
  ]);
  return rows[0];
}

const when = (instant: Date) => formatInstant(instant, OPERATOR_LOCALE, "short");

function unknown(code = ""): number {
  say(`There is no boat ${code}.`);
  return 1;
}
