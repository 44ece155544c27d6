import { sql } from "drizzle-orm";
import fc from "fast-check";
import { ORDER_REFUND_STEPS } from "@/lib/domain/orders/order-refund-steps";
import { POLICY_STEPS, type PolicyStep } from "@/lib/domain/reservations/plan-refund";
import { customerOf } from "@/lib/domain/shared/actor";
import { CANCELLATION_POLICIES } from "@/lib/domain/shared/vocabulary";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { quoteChange } from "@/lib/server/booking/changes/quote-change";
import { getBuyer } from "@/lib/server/booking/contracts/buyer";
import { listFilledContracts } from "@/lib/server/booking/contracts/list-filled-contracts";
import { cancelOrder } from "@/lib/server/booking/orders/cancel-order";
import { findOrderCancellation } from "@/lib/server/booking/orders/find-order-cancellation";
import { readOrders } from "@/lib/server/booking/orders/read-orders";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { findCancellation } from "@/lib/server/booking/reservations/find-cancellation";
import { readReservations } from "@/lib/server/booking/reservations/read-reservations";
import { getPaymentPage } from "@/lib/server/money/get-payment-page";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { composeOrderMail } from "@/lib/server/talk/mail/compose-order-mail";
import { composeReservationMail } from "@/lib/server/talk/mail/compose-reservation-mail";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { readMailedReservation } from "@/lib/server/talk/mail/read-mailed-reservation";
import { makeBoat, tripTime } from "@/tests/fixtures/bookings/booking-world";
import { startChange } from "@/tests/fixtures/bookings/changed-trip";
import { type Held, hold, one } from "@/tests/fixtures/bookings/held-trip";
import { type HeldOrder, holdOrder, makeService } from "@/tests/fixtures/bookings/order-world";
import { payOrder } from "@/tests/fixtures/bookings/paid-order";
import { paidTrip, startIn } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
testOutbox();

const world = testWorld();

/** The numbers that everything is sold by, as they can be changed in the code. */
const NUMBERS: PolicyStep[][] = [...Object.values(POLICY_STEPS), ORDER_REFUND_STEPS].map(
  (steps) => steps as readonly PolicyStep[] as PolicyStep[],
);
const today = NUMBERS.map((steps) => [...steps]);

const setNumbers = (numbers: readonly PolicyStep[][]) => {
  for (const [at, steps] of numbers.entries()) NUMBERS[at]?.splice(0, Infinity, ...steps);
};
afterEach(() => setNumbers(today));

/** Any policy: earliest step first, never more later than earlier. */
const anySteps = fc
  .uniqueArray(fc.record({ daysBefore: fc.nat(60), percent: fc.nat(100) }), {
    minLength: 1,
    maxLength: 4,
    selector: ({ daysBefore }) => daysBefore,
  })
  .map((steps) => {
    const percents = steps.map(({ percent }) => percent).sort((a, b) => b - a);
    return steps
      .sort((a, b) => b.daysBefore - a.daysBefore)
      .map(({ daysBefore }, at) => ({ daysBefore, percent: percents[at] ?? 0 }));
  });
const anyNumbers = fc.tuple(...NUMBERS.map(() => anySteps));

interface Sold {
  held: Held;
  trips: Held[];
  order: HeldOrder;
}

/** A hold, a paid trip of each policy, a changed one, and a paid order. */
async function sell(): Promise<Sold> {
  const trips: Held[] = [];
  for (const cancellationPolicy of CANCELLATION_POLICIES)
    trips.push(await paidTrip(world, await makeBoat(world, { cancellationPolicy })));
  const changed = await paidTrip(world);
  expect((await startChange(changed, { daysAhead: 35 })).body).toMatchObject({ status: "made" });
  const order = await holdOrder(await makeService());
  await payOrder(order);
  return { held: await hold(world), trips: [...trips, changed], order };
}

const DAYS_LEFT = [36, 29, 11, 8, 5, 2, 0.5];
const momentBefore = (startsAt: string, days: number) => new Date(Date.parse(startsAt) - days * 86_400_000);

async function showTrip({ customer, reservationId }: Held, startsAt: string) {
  const paid = await readMailedReservation(reservationId, "tr");
  const back = [];
  for (const days of DAYS_LEFT)
    back.push(await findCancellation(customer.id, reservationId, momentBefore(startsAt, days)));
  return {
    back,
    mail: composeReservationMail("paid", paid, "tr", await mailTexts("tr")),
    ...(await showPayment("reservation", reservationId, customer.id)),
  };
}

async function showPayment(kind: "reservation" | "order", id: string, userId: string) {
  const visitor = { userId, linkKey: null };
  const page = await getPaymentPage({ kind, id }, visitor, "tr", new Date());
  const contracts = [];
  for (const locale of LOCALES) contracts.push(await contractsOf(kind, id, locale));
  return { policy: page?.policy, contracts };
}

async function contractsOf(kind: "reservation" | "order", id: string, locale: Locale) {
  const [record] =
    kind === "order"
      ? await readOrders(getDb(), sql`o.id = ${id}`, locale)
      : await readReservations(getDb(), sql`r.id = ${id}`, locale);
  if (!record) throw new Error(`There is no ${kind}`);
  const buyer = await getBuyer(getDb(), record.userId);
  const filled = await listFilledContracts(getDb(), record, buyer, locale, new Date(0));
  return filled.map(({ text }) => text);
}

async function showOrder({ customer, orderId }: HeldOrder) {
  const [order] = await readOrders(getDb(), sql`o.id = ${orderId}`, "tr");
  if (!order) throw new Error("There is no order");
  const back = [];
  for (const days of DAYS_LEFT) {
    const moment = momentBefore(order.startsAt ?? "", days);
    back.push(await findOrderCancellation(customer.id, orderId, moment));
  }
  const reader = { name: "Ayşe", address: "ayse@example.com" };
  return {
    back,
    mail: composeOrderMail("paid", order, reader, "tr", await mailTexts("tr")),
    ...(await showPayment("order", orderId, customer.id)),
  };
}

/** All that anybody is shown of what was sold. */
async function show({ held, trips, order }: Sold) {
  const shown = [];
  for (const trip of trips) {
    const { starts_at } = await one<{ starts_at: Date }>(
      "select starts_at from reservations where id = $1",
      trip.reservationId,
    );
    shown.push(await showTrip(trip, starts_at.toISOString()));
  }
  const unpaid = await showPayment("reservation", held.reservationId, held.customer.id);
  return { unpaid, shown, order: await showOrder(order) };
}

/** What moving each trip by a week costs, and gives back afterwards. */
async function quoteChanges({ trips }: Sold) {
  const newTrip = { startsAt: tripTime(42, 10), endsAt: tripTime(42, 15), personCount: 4 };
  const quotes = [];
  for (const { customer, reservationId } of trips)
    for (const days of [0, 18, 24]) {
      const now = new Date(Date.now() + days * 86_400_000);
      quotes.push(await quoteChange({ userId: customer.id, reservationId, newTrip }, "tr", now));
    }
  return quotes;
}

describe("nothing that was sold changes", () => {
  let sold: Sold;
  beforeAll(async () => {
    sold = await sell();
  });

  test("when the numbers of the policies change: previews, mails, contracts, payment pages and quotes of changes", async () => {
    const before = { shown: await show(sold), quotes: await quoteChanges(sold) };
    expect(before.quotes.filter(({ ok }) => ok).length).toBeGreaterThan(8);
    await fc.assert(
      fc.asyncProperty(anyNumbers, async (numbers) => {
        setNumbers(numbers);
        expect({ shown: await show(sold), quotes: await quoteChanges(sold) }).toEqual(before);
      }),
      { numRuns: 8 },
    );
  });

  test("when the commission of its boat changes", async () => {
    const before = await show(sold);
    await getPool().query("update boats set prepayment_percent = 55");
    expect(await show(sold)).toEqual(before);
    await getPool().query("update boats set prepayment_percent = 20");
  });

  test("when it is cancelled after the numbers have changed: the refund is the one of the day of the sale", async () => {
    setNumbers(NUMBERS.map(() => [{ daysBefore: 0, percent: 1 }]));
    const now = new Date();
    const why = { cause: "customer", reason: "Plan değişti" } as const;
    const refunds = [];
    for (const { customer, reservationId } of sold.trips) {
      await getPool().query("update reservations set policy_starts_at = null where id = $1", [reservationId]);
      await startIn(reservationId, 5 * 24);
      refunds.push(await cancelReservation({ reservationId, by: customerOf(customer.id), ...why }, now));
    }
    const { orderId, customer } = sold.order;
    refunds.push(await cancelOrder({ orderId, by: customerOf(customer.id), ...why }, now));
    expect(refunds.map((one) => one.ok && one.value.refundMinor)).toEqual([
      80_000, 40_000, 0, 40_000, 1_000_000,
    ]);
  });
});
