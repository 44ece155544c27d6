import { expect } from "@jest/globals";
import { getPool } from "@/lib/server/db/pool";
import { createReservation } from "@/lib/server/reservations/create-reservation";
import { type Customer, makeBoat, makeCustomer, orderOf, type World } from "@/tests/support/booking-world";
import { startPaying } from "@/tests/support/paying";

export interface Held {
  customer: Customer;
  boatId: number;
  reservationId: string;
}

/** A new customer's unpaid hold, on a new boat unless one is named. */
export async function hold(world: World, boat?: number): Promise<Held> {
  const customer = await makeCustomer();
  const boatId = boat ?? (await makeBoat(world));
  const created = await createReservation(orderOf(world, boatId, customer.id), new Date());
  if (!created.ok) throw new Error(created.code);
  return { customer, boatId, reservationId: created.value.id };
}

export async function openPage({ customer, reservationId }: Held) {
  const { status, body } = await startPaying(customer, reservationId);
  expect(status).toBe(201);
  return { paymentId: String(body.id), pageUrl: String(body.redirect_url) };
}

export async function one<T>(text: string, value: string): Promise<T> {
  return (await getPool().query(text, [value])).rows[0] as T;
}

export const statusOf = async (id: string) =>
  (await one<{ status: string }>("select status from reservations where id = $1", id)).status;
export const paymentOf = (id: string) =>
  one<{ state: string; failure_code: string | null }>(
    "select state, failure_code from payments where id = $1",
    id,
  );
export const transitions = async (id: string) =>
  (
    await one<{ events: string[] }>(
      "select array_agg(event order by id) as events from reservation_history where reservation_id = $1",
      id,
    )
  ).events;

/** As if the hold's time had passed; its job has not run. */
export async function letExpire(reservationId: string): Promise<void> {
  const past = "now() - interval '1 minute'";
  await getPool().query(`update boat_occupancies set expires_at = ${past} where reservation_id = $1`, [
    reservationId,
  ]);
  await getPool().query(`update reservations set expires_at = ${past} where id = $1`, [reservationId]);
}
