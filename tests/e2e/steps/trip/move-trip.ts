import { withSiteDatabase } from "@/tests/e2e/steps/site/site-database";

/**
 * Moves a trip so that it starts in so many hours (ago when negative), and has the site's worker look at once what
 * time did, instead of at the next minute.
 */
export async function moveTrip(reservationId: string, hours: number): Promise<void> {
  await withSiteDatabase(async (client) => {
    const { rowCount } = await client.query(
      `update reservations set starts_at = now() + make_interval(hours => $2),
         ends_at = now() + make_interval(hours => $2) + (ends_at - starts_at) where id = $1`,
      [reservationId, hours],
    );
    if (rowCount !== 1) throw new Error(`no reservation ${reservationId}`);
    await client.query("select graphile_worker.add_job('sweep_reservations', '{}')");
  });
}
