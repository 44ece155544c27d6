import { getPool } from "@/lib/server/db/pool";
import type { World } from "@/tests/support/booking-world";
import { type Held, hold, openPage } from "@/tests/support/held-trip";
import { CARDS, payByCard, returnToShop } from "@/tests/support/paying";

/** A new customer's paid trip, thirty days ahead, on a new boat unless one is named. Needs `testGateway`. */
export async function paidTrip(world: World, boat?: number): Promise<Held> {
  const held = await hold(world, boat);
  await returnToShop(await payByCard((await openPage(held)).pageUrl, CARDS.success));
  return held;
}

/** Moves the trip so that it starts in so many hours (negative: it has begun), as if time had passed. */
export async function startIn(reservationId: string, hours: number): Promise<void> {
  const start = `now() + make_interval(secs => ${hours * 3600})`;
  await getPool().query(
    `update reservations set starts_at = ${start}, ends_at = ${start} + interval '4 hours' where id = $1`,
    [reservationId],
  );
}

/** Makes the trip a thing of the past that nobody has reviewed. */
export async function letComplete(reservationId: string): Promise<void> {
  await startIn(reservationId, -10);
  await getPool().query("update reservations set status = 'reservation_completed' where id = $1", [
    reservationId,
  ]);
}
