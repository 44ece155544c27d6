import fc from "fast-check";
import { addDays, atHour, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import { blockBoats, freeBoats } from "@/lib/server/booking/blocks/block-boats";
import { expireReservation } from "@/lib/server/booking/lifecycle/expire-reservation";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { replaceFile } from "@/lib/server/catalogue/calendars/change-feed";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, makeCustomer, orderOf } from "@/tests/fixtures/bookings/booking-world";
import { letExpire } from "@/tests/fixtures/bookings/held-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { uploaded } from "@/tests/fixtures/calendars/boat-feeds";
import { calendarText } from "@/tests/fixtures/calendars/calendar-text";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase();
const world = testWorld();

type Span = readonly [from: number, until: number];

const DAY = addDays(tripDayOf(new Date()), 30);
const FEEDS = 3;
/** After each trip, in hours. */
const TURNAROUND = 1;
const at = (hour: number) => toInstant(atHour(DAY, hour));
const periodOf = ([from, until]: Span): Period => ({ startsAt: at(from), endsAt: at(until) });

const span = fc
  .tuple(fc.integer({ min: 6, max: 26 }), fc.integer({ min: 1, max: 10 }))
  .map(([from, length]): Span => [from, from + length]);
/** Within the hours of the boat. */
const trip = fc
  .tuple(fc.integer({ min: 8, max: 19 }), fc.integer({ min: 2, max: 4 }))
  .map(([from, length]): Span => [from, from + length]);

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("read"),
      feed: fc.nat(FEEDS - 1),
      spans: fc.array(span, { maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("sell"), span: trip }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("end"), which: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom("block", "free"), span }) },
) as fc.Arbitrary<Step>;

type Step =
  | { act: "read"; feed: number; spans: Span[] }
  | { act: "sell"; span: Span }
  | { act: "end"; which: number }
  | { act: "block" | "free"; span: Span };

const hoursOf = (spans: readonly Span[]): Set<number> =>
  new Set(spans.flatMap(([from, until]) => Array.from({ length: until - from }, (_, index) => from + index)));

/** What must be true of the boat's time, in whole hours of the day. */
class Model {
  feeds: Span[][] = Array.from({ length: FEEDS }, () => []);
  sales: { id: string; span: Span }[] = [];
  blocked = new Set<number>();

  sold = () => hoursOf(this.sales.map(({ span: [from, until] }) => [from, until + TURNAROUND]));
  imported = () => hoursOf(this.feeds.flat()).difference(this.sold()).difference(this.blocked);
  isFree = ([from, until]: Span) =>
    hoursOf([[from, until + TURNAROUND]]).isDisjointFrom(
      this.sold().union(this.blocked).union(this.imported()),
    );
}

async function act(boat: number, feeds: readonly string[], model: Model, step: Step): Promise<void> {
  const now = new Date();
  if (step.act === "read") {
    const text = calendarText(step.spans.map(periodOf));
    await replaceFile({ feedId: feeds[step.feed] ?? "", text }, STAFF, now);
    model.feeds[step.feed] = step.spans;
  } else if (step.act === "sell") {
    const [fromHour, until] = step.span;
    const order = orderOf(world, boat, (await makeCustomer()).id, { fromHour, hours: until - fromHour });
    const created = await createReservation(order, now);
    expect(created.ok).toBe(model.isFree(step.span));
    if (created.ok) model.sales.push({ id: created.value.id, span: step.span });
  } else if (step.act === "end") {
    const [sale] = model.sales.splice(step.which, 1);
    if (!sale) return;
    await letExpire(sale.id);
    await expireReservation(sale.id, now);
  } else if (step.act === "block") {
    const wanted = hoursOf([step.span]);
    const blocked = await blockBoats({ boatIds: [boat], ...periodOf(step.span), note: null }, STAFF, now);
    expect(blocked.ok).toBe(wanted.isDisjointFrom(model.sold().union(model.blocked)));
    if (blocked.ok) model.blocked = model.blocked.union(wanted);
  } else {
    await freeBoats({ boatIds: [boat], ...periodOf(step.span) }, STAFF, now);
    model.blocked = model.blocked.difference(hoursOf([step.span]));
  }
}

async function hoursTaken(boat: number, which: string): Promise<number[]> {
  const { rows } = await getPool().query<{ from: number; until: number }>(
    `select extract(epoch from lower(period) - $2)::float8 / 3600 as from,
       extract(epoch from upper(period) - $2)::float8 / 3600 as until
     from boat_occupancies where boat_id = $1 and ${which}`,
    [boat, at(0)],
  );
  return [...hoursOf(rows.map(({ from, until }) => [from, until]))].sort((a, b) => a - b);
}

test("whatever calendars, customers and people do: calendars get what the others leave, and no sale ever moves", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const boat = await makeBoat(world);
      const feeds = [];
      for (let index = 0; index < FEEDS; index += 1) feeds.push(await uploaded(boat));
      const model = new Model();
      const sorted = (hours: Set<number>) => [...hours].sort((a, b) => a - b);
      for (const one of steps) {
        await act(boat, feeds, model, one);
        expect(await hoursTaken(boat, "kind = 'hold'")).toEqual(sorted(model.sold()));
        expect(await hoursTaken(boat, "feed_id is not null")).toEqual(sorted(model.imported()));
        expect(await hoursTaken(boat, "kind = 'block' and feed_id is null")).toEqual(sorted(model.blocked));
      }
    }),
    { numRuns: 20 },
  );
}, 60_000);
