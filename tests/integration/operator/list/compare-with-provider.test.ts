import { refundByOperator } from "@/lib/server/money/refunds/refund-by-operator";
import { runRefund } from "@/lib/server/money/refunds/run-refund";
import { compareWithProvider } from "@/lib/server/money/settle/compare-with-provider";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

const HEAD = "payment_id;amount;currency;date;kind";

async function settled() {
  const { reservationId } = await paidTrip(world);
  const { rows } = await getPool().query(
    `select r.number, p.provider_payment_id as id, p.amount_minor::int as minor,
       (p.settled_at at time zone 'Europe/Istanbul')::date::text as day
     from payments p join reservations r on r.id = p.reservation_id where r.id = $1`,
    [reservationId],
  );
  return rows[0] as { number: string; id: string; minor: number; day: string };
}

test("payments and refunds that agree are counted; a missing, a foreign and another amount are named", async () => {
  const [first, second, third] = [await settled(), await settled(), await settled()];
  const refunded = await refundByOperator(
    { number: first.number, amountMinor: 5000, note: "Motor", again: false },
    STAFF,
    new Date(),
  );
  expect(refunded.ok).toBe(true);
  const { rows } = await getPool().query("select id from refunds");
  await runRefund(rows[0].id, new Date());
  const amount = ({ minor }: { minor: number }) => (minor / 100).toFixed(2);
  const file = [
    ` Payment_ID ;AMOUNT;currency;date;kind;fee`,
    `${first.id};${amount(first)};TRY;${first.day};payment;1,00`,
    `${first.id};-50.00;TRY;${first.day};refund;0`,
    `${second.id};${amount({ minor: second.minor + 1 })};TRY;${second.day};payment;0`,
    `foreign;10,00;EUR;${second.day};payment;0`,
    `;;;;;`,
  ].join("\r\n");
  const compared = await compareWithProvider(`\ufeff${file}`);
  if (!compared.ok) throw new Error(compared.code);
  const { equal, different, onlyHere, onlyThere, unread } = compared.value;
  expect(equal).toBe(2);
  expect(different.map(({ number, here, there }) => [number, here?.amountMinor, there?.amountMinor])).toEqual(
    [[second.number, second.minor, second.minor + 1]],
  );
  expect(onlyHere.map(({ number }) => number)).toEqual([third.number]);
  expect(onlyThere.map(({ paymentId }) => paymentId)).toEqual(["foreign"]);
  expect(unread).toEqual([6]);
});

test("columns are separated by what separates their head", async () => {
  const { id, day, minor } = await settled();
  for (const [sign, amount] of [
    [",", `${minor / 100}.00`],
    ["\t", `${minor / 100},00`],
  ] as const) {
    const lines = [HEAD, `${id};${amount};TRY;${day};payment`].map((line) => line.replaceAll(";", sign));
    const compared = await compareWithProvider(lines.join("\n"));
    expect(compared).toMatchObject({ ok: true, value: { equal: 1, unread: [] } });
  }
});

test.each([
  ["", "settlement_empty"],
  [HEAD, "settlement_empty"],
  [`${HEAD}\n;;;;`, "settlement_empty"],
  ["payment_id;amount\n1;2", "settlement_columns"],
  [`${HEAD}\n"never closed;1`, "settlement_unreadable"],
])("what is no list is refused: %j", async (csv, code) => {
  expect(await compareWithProvider(csv)).toMatchObject({ ok: false, code });
});

test("the longest file that is taken is read in the time of a request", async () => {
  const line = `9${"0".repeat(20)};123.456,78;TRY;2026-11-27;payment\n`;
  const csv = `${HEAD}\n${line.repeat(Math.floor(400_000 / line.length) - 1)}`;
  const began = performance.now();
  expect((await compareWithProvider(csv)).ok).toBe(true);
  expect(performance.now() - began).toBeLessThan(2000);
});
