import { LOCALES } from "@/lib/i18n/locales";
import { type OperatorRefund, refundByOperator } from "@/lib/server/money/refunds/refund-by-operator";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { afterMinutes } from "@/tests/fixtures/bookings/after-minutes";
import { one } from "@/tests/fixtures/bookings/held-trip";
import { dayAhead, holdOrder, makeService } from "@/tests/fixtures/bookings/order-world";
import { payOrder } from "@/tests/fixtures/bookings/paid-order";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

const NOTE = "Kano yoktu";

async function paid() {
  const { reservationId } = await paidTrip(world);
  const { number } = await one<{ number: string }>(
    "select number from reservations where id = $1",
    reservationId,
  );
  await runJobs();
  return { reservationId, number };
}

const refund = (number: string, changes: Partial<OperatorRefund> = {}, now = new Date()) =>
  refundByOperator({ number, amountMinor: 10_000, note: NOTE, again: false, ...changes }, STAFF, now);

const refundMails = async (number: string) =>
  (await outbox.read()).filter(({ file, text }) => file.startsWith("refund-") && text.includes(number));

test("the same amount again within ten minutes is refused, unless it is confirmed; another amount is not", async () => {
  const { number } = await paid();
  expect(await refund(number)).toMatchObject({ ok: true, value: { leftMinor: 70_000, currency: "TRY" } });
  expect(await refund(number)).toEqual({ ok: false, code: "refund_repeated", details: { minutes: 10 } });
  expect(await refund(number, { amountMinor: 20_000 })).toMatchObject({ ok: true });
  expect(await refund(number, { again: true })).toMatchObject({ ok: true, value: { leftMinor: 40_000 } });
  expect(await refund(number, {}, afterMinutes(11))).toMatchObject({ ok: true });
});

test("two refunds of the same amount at once are one", async () => {
  const { number } = await paid();
  const results = await allAtOnce(times(3, () => refund(number)));
  expect(results.map((result) => (result.ok ? "ok" : result.code)).sort()).toEqual([
    "ok",
    "refund_repeated",
    "refund_repeated",
  ]);
});

test.each([0, -1, 0.5])("an amount of %s is refused as nothing, not as too much", async (amountMinor) => {
  expect(await refund("PLM-1", { amountMinor })).toMatchObject({ code: "refund_of_nothing" });
});

test.each(LOCALES)("the customer gets a mail in %s with the amount and the reason, once", async (locale) => {
  const { number, reservationId } = await paid();
  await getPool().query("update reservations set locale = $2 where id = $1", [reservationId, locale]);
  expect(await refund(number)).toMatchObject({ ok: true });
  await runJobs();
  await runJobs();
  const [mail, ...others] = await refundMails(number);
  expect(others).toEqual([]);
  for (const text of [number, "₺100,00", NOTE, `lang=${locale}`]) expect(mail?.text).toContain(text);
  expect(mail?.subject).toContain("₺100,00");
  expect(mail?.text).not.toMatch(/\{\w+\}|undefined|null/);
});

test("a refund of a special service is mailed to the address of its order", async () => {
  const held = await holdOrder(await makeService(), { day: dayAhead(5) });
  await payOrder(held);
  const { number, email } = await one<{ number: string; email: string }>(
    "select number, email from service_orders where id = $1",
    held.orderId,
  );
  await refund(number);
  await runJobs();
  const [mail] = await refundMails(number);
  expect(mail?.to).toContain(email);
  expect(mail?.text).toContain("Evlilik teklifi");
});
