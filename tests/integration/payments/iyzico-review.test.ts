import { listUserOrders } from "@/lib/server/booking/orders/order-queries";
import { sweepOrders } from "@/lib/server/booking/orders/sweep-orders";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { findCancellation } from "@/lib/server/booking/reservations/find-cancellation";
import {
  findUserReservation,
  listUserReservations,
} from "@/lib/server/booking/reservations/reservation-queries";
import { sweepReservations } from "@/lib/server/booking/reservations/sweep-reservations";
import { getPaymentPage } from "@/lib/server/money/get-payment-page";
import { reconcilePayments } from "@/lib/server/money/settle/reconcile-payments";
import { getPool } from "@/lib/server/platform/db/pool";
import { afterMinutes } from "@/tests/fixtures/bookings/after-minutes";
import { makeCustomer, orderOf } from "@/tests/fixtures/bookings/booking-world";
import { type Held, one, openPage, paymentOf, statusOf } from "@/tests/fixtures/bookings/held-trip";
import { holdOrder, makeService, orderStatusOf } from "@/tests/fixtures/bookings/order-world";
import { openOrderPage } from "@/tests/fixtures/bookings/paid-order";
import { iyzicoTest, payOnPage, returnFromIyzico } from "@/tests/fixtures/payments/paying-by-iyzico";

const { iyzico, world, heldPage } = iyzicoTest();

const pending = "request_created_payment_pending";

const minutesLeft = async (table: "reservations" | "service_orders", id: string) => {
  const { left } = await one<{ left: string }>(
    `select extract(epoch from expires_at - now()) / 60 as left from ${table} where id = $1`,
    id,
  );
  return Math.round(Number(left));
};

/** Whether another customer could reserve the same hours then. */
async function rivalGets(boatId: number, now: Date): Promise<boolean> {
  const rival = await makeCustomer();
  return (await createReservation(orderOf(world, boatId, rival.id), now)).ok;
}

/** What the minute's jobs do. */
async function minutePasses(now: Date): Promise<void> {
  await sweepReservations(now);
  await sweepOrders(now);
  await reconcilePayments(now);
}

/** What the payment page says of it. */
async function offered({ customer, reservationId: id }: Held): Promise<string | undefined> {
  const visitor = { userId: customer.id, linkKey: null };
  return (await getPaymentPage({ kind: "reservation", id }, visitor, "tr", new Date()))?.state;
}

/** Whether list, page and the question whether to cancel say that a payment is checked. */
async function mailsQueued({ customer, reservationId }: Held): Promise<unknown[]> {
  const now = new Date();
  const listed = await listUserReservations(customer.id, "tr", now);
  const cancellation = await findCancellation(customer.id, reservationId, now);
  return [
    listed.find(({ id }) => id === reservationId)?.payment_in_review,
    (await findUserReservation(customer.id, reservationId, "tr", now))?.payment_in_review,
    cancellation.ok && cancellation.value.payment_in_review,
  ];
}

async function reviewed() {
  const held = await heldPage();
  await returnFromIyzico(await payOnPage(held.pageUrl, "review"));
  return held;
}

describe("while iyzico reviews a payment", () => {
  test("the payment page offers nothing to pay, and offers it again when the review ends badly", async () => {
    const held = await reviewed();
    expect(await offered(held)).toBe("in_review");
    expect(await mailsQueued(held)).toEqual([true, true, true]);
    held.page.fraudStatus = -1;
    await reconcilePayments(afterMinutes(10));
    expect(await offered(held)).toBe("payable");
    expect(await mailsQueued(held)).toEqual([false, false, false]);
  });

  test("the hold outlives its half hour for every read and write, and an accepted payment confirms it", async () => {
    const { page, paymentId, reservationId, boatId } = await reviewed();
    expect(await minutesLeft("reservations", reservationId)).toBe(24 * 60);
    await minutePasses(afterMinutes(60));
    expect(await statusOf(reservationId)).toBe(pending);
    expect(await rivalGets(boatId, afterMinutes(61))).toBe(false);
    page.fraudStatus = 1;
    await minutePasses(afterMinutes(23 * 60));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
    expect(await statusOf(reservationId)).toBe("reservation_created");
  });

  test("repeated notifications, and another review, do not keep it longer", async () => {
    const held = await reviewed();
    const { page, reservationId, pageUrl } = held;
    await minutePasses(afterMinutes(120));
    expect(await minutesLeft("reservations", reservationId)).toBe(24 * 60);
    page.fraudStatus = -1;
    await minutePasses(afterMinutes(180));
    await getPool().query(
      "update payments set created_at = created_at - interval '3 hours' where reservation_id = $1",
      [reservationId],
    );
    const second = await openPage(held);
    expect(second.pageUrl).not.toBe(pageUrl);
    await returnFromIyzico(await payOnPage(second.pageUrl, "review"));
    expect(await minutesLeft("reservations", reservationId)).toBe(21 * 60);
  });

  test("the hold does not reach into the last hour before the trip", async () => {
    const held = await heldPage();
    await getPool().query("update reservations set starts_at = now() + interval '5 hours' where id = $1", [
      held.reservationId,
    ]);
    await returnFromIyzico(await payOnPage(held.pageUrl, "review"));
    expect(await minutesLeft("reservations", held.reservationId)).toBe(4 * 60);
  });
});

describe("a review that ends badly", () => {
  test("leaves a quarter of an hour to pay in another way, then the boat is free", async () => {
    const held = await reviewed();
    held.page.fraudStatus = -1;
    await minutePasses(afterMinutes(120));
    expect(await paymentOf(held.paymentId)).toEqual({ state: "failed", failure_code: "declined" });
    expect(await statusOf(held.reservationId)).toBe(pending);
    expect(await minutesLeft("reservations", held.reservationId)).toBe(135);
    expect(await rivalGets(held.boatId, afterMinutes(134))).toBe(false);
    await minutePasses(afterMinutes(136));
    expect(await statusOf(held.reservationId)).toBe("request_timeout");
    expect(await rivalGets(held.boatId, afterMinutes(137))).toBe(true);
  });
});

describe("a review that outlasts its bound", () => {
  test("ends the hold, and its good end is judged as every payment that comes too late", async () => {
    const [lucky, unlucky] = [await reviewed(), await reviewed()];
    await minutePasses(afterMinutes(25 * 60));
    for (const { reservationId } of [lucky, unlucky])
      expect(await statusOf(reservationId)).toBe("request_timeout");
    expect(await paymentOf(lucky.paymentId)).toMatchObject({ state: "processing" });
    expect(await offered(lucky)).toBe("late_review");
    expect(await rivalGets(unlucky.boatId, afterMinutes(25 * 60))).toBe(true);
    lucky.page.fraudStatus = 1;
    unlucky.page.fraudStatus = 1;
    // The rival still holds the other boat.
    await reconcilePayments(afterMinutes(25 * 60 + 10));
    expect(await statusOf(lucky.reservationId)).toBe("reservation_created");
    expect(await paymentOf(unlucky.paymentId)).toMatchObject({ state: "paid_too_late" });
    expect(await offered(unlucky)).toBe("returned");
  });
});

test("an order of a special service is kept in the same way", async () => {
  const held = await holdOrder(await makeService());
  const { paymentId, pageUrl } = await openOrderPage(held);
  await returnFromIyzico(await payOnPage(pageUrl, "review"));
  expect(await minutesLeft("service_orders", held.orderId)).toBe(24 * 60);
  const [order] = await listUserOrders(held.customer.id, "tr", new Date());
  expect(order?.payment_in_review).toBe(true);
  await minutePasses(afterMinutes(60));
  expect(await orderStatusOf(held.orderId)).toBe("order_payment_pending");
  iyzico.stub.pageOf(pageUrl).fraudStatus = -1;
  await minutePasses(afterMinutes(120));
  expect(await paymentOf(paymentId)).toMatchObject({ state: "failed" });
  expect(await minutesLeft("service_orders", held.orderId)).toBe(135);
  await minutePasses(afterMinutes(136));
  expect(await orderStatusOf(held.orderId)).toBe("order_timeout");
});
