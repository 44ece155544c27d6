import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { correctBooking } from "@/lib/server/money/payouts/correct-booking";
import { refundByOperator } from "@/lib/server/money/refunds/refund-by-operator";
import { retryRefund } from "@/lib/server/money/refunds/retry-refund";
import { runRefund } from "@/lib/server/money/refunds/run-refund";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { one } from "@/tests/fixtures/bookings/held-trip";
import { holdOrder, makeService } from "@/tests/fixtures/bookings/order-world";
import { payOrder } from "@/tests/fixtures/bookings/paid-order";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { accountsOf, eventsOf, missingEntries } from "@/tests/fixtures/payments/ledger";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

/** 4,000.00 of which 800.00 are paid online; 12 % commission with 20 % VAT within it, 1 % of 666.67 withheld. */
const SOLD = {
  provider: 80_000,
  commission: -40_000,
  commission_vat: -8000,
  withholding: -667,
  owner: -31_333,
};

async function sold() {
  const { reservationId: id, customer } = await paidTrip(world);
  const { number } = await one<{ number: string }>("select number from reservations where id = $1", id);
  return { booking: { kind: "reservation", id } as const, number, customer };
}

const refund = (number: string, amountMinor: number, borneBy: "house" | "owner") =>
  refundByOperator({ number, amountMinor, note: "Özür", again: true, borneBy }, STAFF, new Date());

const cancel = (id: string, cause: "owner" | "customer") =>
  cancelReservation({ reservationId: id, by: STAFF, cause, reason: "Motor" }, new Date());

test("a paid trip is posted once, with the terms of its day copied into the reservation", async () => {
  const { booking } = await sold();
  expect(await accountsOf(booking)).toEqual(SOLD);
  expect(await eventsOf(booking)).toEqual(["paid"]);
  const { terms } = await one<{ terms: object }>(
    "select sale_terms as terms from reservations where id = $1",
    booking.id,
  );
  expect(terms).toMatchObject({ commission: 1200, vat: 2000, withholding: 100, sellerModel: "intermediary" });
});

test("a later commission touches nothing that is sold, and what is sold then has it", async () => {
  const before = await sold();
  await getPool().query(
    "insert into money_rates (kind, from_day, hundredths) values ('commission', '2026-11-01', 2000)",
  );
  await refund(before.number, 1000, "owner");
  expect(await accountsOf(before.booking)).toMatchObject({ commission: -40_000, owner: -31_333 });
  const after = await sold();
  expect(await accountsOf(after.booking)).toMatchObject({ commission: -66_667, commission_vat: -13_333 });
  await getPool().query("delete from money_rates where from_day = '2026-11-01'");
});

test("a refund beside the rules is ours, or the owner's where staff says so", async () => {
  const { booking, number } = await sold();
  await refund(number, 10_000, "house");
  await refund(number, 5000, "owner");
  expect(await accountsOf(booking)).toEqual({
    ...SOLD,
    provider: 65_000,
    goodwill: 10_000,
    owner_goodwill: 5000,
  });
  expect(await eventsOf(booking)).toEqual(["paid", "refunded", "refunded"]);
});

test("an owner who cancels keeps nothing, though part had gone back before", async () => {
  const { booking, number } = await sold();
  await refund(number, 10_000, "house");
  expect(await cancel(booking.id, "owner")).toMatchObject({ value: { refundMinor: 70_000 } });
  expect(await accountsOf(booking)).toEqual({});
});

test("a customer who cancels gets the share of the policy, and everybody's part falls with it", async () => {
  const { booking } = await sold();
  await getPool().query(
    "update reservations set starts_at = now() + interval '5 days', ends_at = now() + interval '6 days' where id = $1",
    [booking.id],
  );
  expect(await cancel(booking.id, "customer")).toMatchObject({ value: { refundMinor: 40_000 } });
  expect(await accountsOf(booking)).toEqual({
    ...{ provider: 40_000, commission: -20_000, commission_vat: -4000 },
    ...{ withholding: -333, owner: -15_667 },
  });
});

test("a refund that the provider refuses is owed to the guest until it is tried again", async () => {
  const { booking } = await sold();
  await cancel(booking.id, "owner");
  const { id } = await one<{ id: string }>(
    "select f.id from refunds f join payments p on p.id = f.payment_id where p.reservation_id = $1",
    booking.id,
  );
  await getPool().query("update refunds set attempts = 99 where id = $1", [id]);
  await getPool().query("update payments set provider_payment_id = 'unknown' where reservation_id = $1", [
    booking.id,
  ]);
  await runRefund(id, new Date());
  expect(await accountsOf(booking)).toEqual({ provider: 80_000, guest: -80_000 });
  await inTransaction((tx) => retryRefund(tx, id, STAFF, new Date()));
  expect(await accountsOf(booking)).toEqual({});
  expect(await eventsOf(booking)).toEqual(["paid", "cancelled", "refund_failed", "refund_retried"]);
});

test("a correction moves money between us and the owner, for a reason", async () => {
  const { booking, number } = await sold();
  const correction = { number, amountMinor: 2000, reason: "Yakıt" };
  expect(await correctBooking(correction, STAFF, new Date())).toMatchObject({ ok: true });
  expect(await accountsOf(booking)).toEqual({ ...SOLD, goodwill: 2000, owner_goodwill: -2000 });
  expect(await correctBooking({ ...correction, amountMinor: 0 }, STAFF, new Date())).toMatchObject({
    code: "refund_of_nothing",
  });
});

test("a celebration without a boat is our own sale, and is no owner's to correct", async () => {
  const held = await holdOrder(await makeService());
  await payOrder(held);
  const booking = { kind: "order", id: held.orderId } as const;
  expect(await accountsOf(booking)).toEqual({ provider: 1_000_000, house: -1_000_000 });
  expect(await missingEntries(booking)).toEqual([]);
});

test("the database refuses to change the ledger, and entries that do not add up", async () => {
  const { booking } = await sold();
  for (const statement of [
    "update ledger_entries set amount_minor = amount_minor + 1",
    "delete from ledger_entries",
    "update ledger_transactions set at = now()",
    "delete from ledger_transactions",
  ])
    await expect(getPool().query(statement)).rejects.toThrow("only grows");
  await expect(
    getPool().query(
      `with t as (insert into ledger_transactions (at, event, reservation_id, currency, actor_kind)
         values (now(), 'corrected', $1, 'TRY', 'staff') returning id)
       insert into ledger_entries (transaction_id, account, amount_minor) select id, 'goodwill', 5 from t`,
      [booking.id],
    ),
  ).rejects.toThrow("does not add up to zero");
});
