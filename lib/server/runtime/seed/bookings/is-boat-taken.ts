import type { PoolClient } from "pg";
import type { Period } from "@/lib/domain/shared/period";

/** Whether anything takes the boat within the period. */
export async function isBoatTaken(client: PoolClient, boatId: number, period: Period): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from boat_occupancies where boat_id = $1 and period && tstzrange($2, $3)",
    [boatId, period.startsAt, period.endsAt],
  );
  return rowCount !== 0;
}
