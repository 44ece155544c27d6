import { withSiteDatabase } from "@/tests/e2e/steps/site/site-database";

/** Lets the hold of a reservation run out now, as if its half hour had passed. */
export async function expireHold(reservationId: string): Promise<void> {
  const past = "now() - interval '1 second'";
  const { rowCount } = await withSiteDatabase(async (client) => {
    await client.query(`update boat_occupancies set expires_at = ${past} where reservation_id = $1`, [
      reservationId,
    ]);
    return client.query(`update reservations set expires_at = ${past} where id = $1`, [reservationId]);
  });
  if (rowCount !== 1) throw new Error(`no reservation ${reservationId}`);
}
