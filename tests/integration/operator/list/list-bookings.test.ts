import { CONSOLE_LISTS } from "@/lib/domain/staff/console-lists";
import { readListQuery, type SearchParams } from "@/lib/domain/staff/list-query";
import { countBookings, type ListedBooking, listBookings } from "@/lib/server/operator/list/list-bookings";
import { readBooking } from "@/lib/server/operator/read-booking";
import { getPool } from "@/lib/server/platform/db/pool";
import { makeBoat, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { holdOrder, makeService } from "@/tests/fixtures/bookings/order-world";
import { payOrder } from "@/tests/fixtures/bookings/paid-order";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { type WrittenReservation, writeReservations } from "@/tests/fixtures/bookings/written-reservations";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const FIRST = new Date("2026-03-01T07:00:00Z");
/** More than two pages. */
const COUNT = 120;

const queryOf = (search: SearchParams) => readListQuery(CONSOLE_LISTS.bookings, search);
const numbersOf = async (search: SearchParams) =>
  (await listBookings(queryOf(search))).rows.map(({ number }) => number);

let boatId = 0;
beforeAll(async () => {
  boatId = await makeBoat(world);
  const { id: userId } = await makeCustomer();
  const row = (index: number): WrittenReservation => ({
    userId,
    boatId,
    portId: world.portId,
    status: index % 3 === 0 ? "request_timeout" : "request_cancelled",
    // Many share a departure, a moment and a total: the order among them is the ids'.
    startsAt: new Date(FIRST.getTime() + (index % 7) * DAY_MS),
    endsAt: new Date(FIRST.getTime() + (index % 7) * DAY_MS + HOUR_MS),
    createdAt: new Date(FIRST.getTime() - (index % 11) * DAY_MS),
    totalMinor: 100_000 + (index % 5) * 4000,
  });
  await writeReservations(Array.from({ length: COUNT }, (_, index) => row(index)));
  await paidTrip(world);
  await payOrder(await holdOrder(await makeService()));
});

async function walk(search: SearchParams): Promise<ListedBooking[][]> {
  const pages: ListedBooking[][] = [];
  for (let after: string | undefined; ; ) {
    const page = await listBookings(queryOf({ ...search, after }));
    pages.push(page.rows);
    if (!page.after) return pages;
    after = page.after;
  }
}

describe("a walk through the pages", () => {
  test.each(["departure", "-departure", "created", "-created", "total", "-total"])(
    "by %s meets every booking once, in order, and the same way back",
    async (sort) => {
      const pages = await walk({ sort });
      const rows = pages.flat();
      expect(pages.length).toBeGreaterThan(2);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(COUNT + 2);
      expect(rows).toHaveLength(COUNT + 2);
      const name = sort.replace("-", "");
      const keyOf = ({ startsAt, createdAt, totalMinor }: ListedBooking) =>
        name === "departure" ? startsAt.getTime() : name === "created" ? createdAt.getTime() : totalMinor;
      const keys = rows.map(keyOf);
      const sorted = keys.toSorted((one, other) => (sort.startsWith("-") ? other - one : one - other));
      expect(keys).toEqual(sorted);

      const back = await listBookings(queryOf({ sort, before: pages.at(-1)?.[0]?.id }));
      expect(back.rows.map(({ id }) => id)).toEqual(pages.at(-2)?.map(({ id }) => id));
      expect(back.after).not.toBeNull();
    },
  );

  test("has nothing before its first page, and a row that is gone leads there", async () => {
    const [first] = await walk({});
    const page = await listBookings(queryOf({}));
    expect(page.before).toBeNull();
    const gone = await listBookings(queryOf({ after: "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a10" }));
    expect(gone.rows.map(({ id }) => id)).toEqual(first?.map(({ id }) => id));
    expect((await listBookings(queryOf({ after: "12" }))).before).toBeNull();
  });
});

describe("a filter", () => {
  test("by status, boat, port, currency and days leaves what fits, and the count agrees", async () => {
    const { rows } = await getPool().query("select code from boats where id = $1", [boatId]);
    const boat = rows[0].code.toLowerCase().replace("-", " ");
    const expected = Array.from({ length: COUNT }, (_, index) => index);
    const cases: [SearchParams, number][] = [
      [{ status: "request_timeout" }, expected.filter((index) => index % 3 === 0).length],
      [{ boat }, COUNT],
      [{ boat: "no such boat" }, 0],
      [{ port: `${world.portId}`, status: "request_cancelled" }, COUNT - 40],
      [{ port: `${world.otherPortId}` }, 0],
      [
        { departs_from: "2026-03-02", departs_until: "2026-03-03" },
        expected.filter((index) => [1, 2].includes(index % 7)).length,
      ],
      [
        { made_from: "2026-02-25", made_until: "2026-03-01" },
        expected.filter((index) => index % 11 <= 4).length,
      ],
      [{ currency: "EUR" }, 0],
    ];
    for (const [search, count] of cases) {
      expect((await walk(search)).flat()).toHaveLength(count);
      expect(await countBookings(queryOf(search), 1001)).toBe(count);
    }
    expect(await countBookings(queryOf({}), 50)).toBe(50);
  });

  test("by a number takes it in any case, with or without its letters, and by its beginning", async () => {
    const [one] = await numbersOf({});
    const number = one ?? "";
    for (const typed of [number.toLowerCase(), number.slice(4), number.slice(0, 9), number.slice(4, 10)])
      expect(await numbersOf({ number: typed })).toContain(number);
    expect(await numbersOf({ number: "%" })).toHaveLength(50);
    expect(await numbersOf({ number: "PLM-_" })).toHaveLength(50);
    expect(await numbersOf({ number: "ZZZZZZZZ" })).toEqual([]);
  });
});

test("a paid trip and a paid celebration show what was paid, and what is left to pay on board", async () => {
  const paid = await listBookings(queryOf({ status: "reservation_created" }));
  const [trip] = paid.rows;
  const record = await readBooking(trip?.number ?? "", new Date());
  if (record?.kind !== "reservation") throw new Error("No reservation");
  expect(trip).toMatchObject({
    kind: "reservation",
    paidMinor: record.paidMinor,
    totalMinor: record.sheet.totalMinor,
    remainingMinor: record.sheet.remainingMinor,
  });
  const orders = await listBookings(queryOf({ status: "order_paid" }));
  const [order] = orders.rows;
  expect(order).toMatchObject({ kind: "order", remainingMinor: 0, paidMinor: order?.totalMinor });
  expect(order?.number).toMatch(/^ORG-/);
  const [unpaid] = (await listBookings(queryOf({ status: "request_timeout" }))).rows;
  expect(unpaid).toMatchObject({ paidMinor: 0, remainingMinor: 0 });
});
