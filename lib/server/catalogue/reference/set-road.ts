import { sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { MAX_ROAD_KM, MIN_ROAD_KM } from "@/lib/domain/shared/road-limits";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";

/**
 * Keeps how many whole kilometres the drive between two cities takes, in both directions; null takes the road away, so
 * that the straight line stands in for it. Refuses keys that name no city, and distances that no road has.
 */
export async function setRoad(
  from: string,
  to: string,
  km: number | null,
  by: Actor<"staff">,
): Promise<Outcome<null, "unknown_city" | "invalid_distance">> {
  if (km !== null && !(Number.isInteger(km) && km >= MIN_ROAD_KM && km <= MAX_ROAD_KM))
    return refuse("invalid_distance", { field: "km", min: MIN_ROAD_KM, max: MAX_ROAD_KM });
  return inTransaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id from places where kind = 'city' and key in (${from}, ${to}) order by id`,
    );
    const [first, second] = rows;
    if (!first || !second) return refuse("unknown_city");
    const stored = await tx.execute<{ km: number }>(sql`
      select km from place_roads where place_id = ${first.id} and other_id = ${second.id} for update`);
    if (km === null)
      await tx.execute(sql`delete from place_roads where place_id = ${first.id} and other_id = ${second.id}`);
    else
      await tx.execute(sql`
        insert into place_roads (place_id, other_id, km) values (${first.id}, ${second.id}, ${km})
        on conflict (place_id, other_id) do update set km = excluded.km`);
    const data = { before: stored.rows[0]?.km ?? null, after: km };
    await audit(tx, { by, event: "road_changed", subject: { kind: "road", id: `${from} ${to}` }, data });
    await notifyTags(tx, ["places"]);
    return accept(null);
  });
}
