import { withSiteDatabase } from "@/tests/e2e/steps/site-database";

/** Lets the hold of a reservation run out now, as if its half hour had passed. */
export async function expireHold(reservationId: string): Promise<void> {
  const { rowCount } = await withSiteDatabase((client) =>
    client.query("update reservations set expires_at = now() - interval '1 second' where id = $1", [
      reservationId,
    ]),
  );
  if (rowCount !== 1) throw new Error(`no reservation ${reservationId}`);
}
