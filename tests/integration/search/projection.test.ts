import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { blockBoats, unblockBoat } from "@/lib/server/booking/blocks/block-boats";
import { refreshBoatFacts } from "@/lib/server/catalogue/boats/facts/refresh-boat-facts";
import { refreshEndedPrices } from "@/lib/server/catalogue/boats/facts/refresh-ended-prices";
import { setExchangeRate } from "@/lib/server/catalogue/reference/set-exchange-rate";
import { verifySearch } from "@/lib/server/catalogue/search/projection/verify-search";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { listenToTags } from "@/tests/fixtures/database/listen-to-tags";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";

const database = testDatabase({ seeded: true });
const today = tripDayOf(new Date());
const query = (text: string, values: unknown[] = []) => getPool().query(text, values);

async function differences(now = new Date()): Promise<string[]> {
  const found: string[] = [];
  await database.patiently((client) => verifySearch(client, now, (line) => found.push(line)));
  return found;
}

describe("the search's tables agree with the quotes", () => {
  test("on the demo data, and the command says so", async () => {
    expect(await runOps(database.url(), ["search", "verify"])).toEqual({
      code: 0,
      text: "The search agrees with the quotes.\n",
    });
  });

  test("at another hour of the day, when notices and closing hours cut the day", async () => {
    expect(await differences(new Date(`${today}T13:20:00Z`))).toEqual([]);
  });

  test("after occupancies, holds and turnarounds changed", async () => {
    const { rows } = await query("select id from boats where status = 'published' order by id limit 3");
    const now = new Date();
    for (const [index, { id }] of rows.entries()) {
      const startsAt = new Date(now.getTime() + (400 + index * 5) * 3_600_000 + 17 * 60_000);
      const blocked = await blockBoats(
        {
          boatIds: [id],
          startsAt,
          endsAt: new Date(startsAt.getTime() + (7 + index * 30) * 3_600_000),
          note: null,
        },
        STAFF,
        now,
      );
      expect(blocked.ok).toBe(true);
      if (blocked.ok && index === 2)
        expect((await unblockBoat(blocked.value[0] ?? 0, STAFF, now)).ok).toBe(true);
    }
    await query("update boats set turnaround_minutes = 95 where id = $1", [rows[0].id]);
    await query(
      `update boat_occupancies set period = tstzrange(lower(period) + interval '2 hours', upper(period) + interval '50 hours')
       where boat_id = $1 and kind = 'block' and lower(period) > now() + interval '16 days'`,
      [rows[1].id],
    );
    expect(await differences()).toEqual([]);
    const { rows: busy } = await query("select count(*)::int as days from boat_busy where boat_id = $1", [
      rows[1].id,
    ]);
    expect(busy[0].days).toBeGreaterThan(2);
  });

  test("after a new exchange rate, and lira of other boats stay", async () => {
    const lira = () =>
      query("select sum(try_minor) from boat_prices p join boats b on b.id = boat_id where currency = 'TRY'");
    const before = await lira();
    expect((await setExchangeRate("EUR", 77.7, STAFF, new Date(), { isConfirmed: true })).ok).toBe(true);
    expect(await differences()).toEqual([]);
    expect((await lira()).rows).toEqual(before.rows);
  });

  test("after reviews, rates, ports, capacities and publication changed and the boats were refreshed", async () => {
    const { rows } = await query("select id from boats where status = 'published' order by id limit 6");
    const ids = rows.map(({ id }) => id);
    await query("update reviews set published = false, hidden_reason = 'x' where boat_id = $1", [ids[0]]);
    await query(
      `insert into rates (boat_id, kind, price_minor, min_hours, weekdays, valid_from, valid_until)
       values ($1, 'hourly', 12300, 3, 96, $2, $3), ($1, 'daily', 990000, 24, null, $2, null)`,
      [ids[1], addDays(today, 20), addDays(today, 24)],
    );
    await query("delete from rates where boat_id = $1 and kind = 'hourly'", [ids[2]]);
    await query(
      `update boats set (port_id, area_id, city_id) = (select port_id, area_id, city_id from boats
         where city_id <> (select city_id from boats where id = $1) order by id desc limit 1) where id = $1`,
      [ids[3]],
    );
    await query("update boats set cruising_capacity = 3, facility_mask = 5, rule_mask = 2 where id = $1", [
      ids[4],
    ]);
    await query("update boats set status = 'archived' where id = $1", [ids[5]]);
    expect(await differences()).not.toEqual([]);
    await refreshBoatFacts(getPool(), ids, today);
    expect(await differences()).toEqual([]);
  });
});

test("the hourly job gives boats whose season is over their next price, and announces it once", async () => {
  const {
    rows: [{ id, dearer }],
  } = await query(`select b.id, min(price_minor) * 2 as dearer from boats b join rates r on r.boat_id = b.id
    where b.status = 'published' and from_kind = 'hourly' group by b.id order by 1 limit 1`);
  await query("delete from rates where boat_id = $1 and kind = 'hourly'", [id]);
  await query(
    `insert into rates (boat_id, kind, price_minor, min_hours, valid_until)
     values ($1, 'hourly', $2, 2, null), ($1, 'hourly', $2 / 2, 2, $3)`,
    [id, dearer, addDays(today, 5)],
  );
  await refreshBoatFacts(getPool(), [id], today);
  const inFiveDays = new Date(Date.now() + 5 * 86_400_000);
  expect(await differences(inFiveDays)).toEqual([expect.stringContaining(`boat ${id}: `)]);
  const heard = await listenToTags(database.url());
  await refreshEndedPrices(inFiveDays);
  await refreshEndedPrices(inFiveDays);
  expect(await heard.tags()).toEqual(["boats"]);
  await heard.stop();
  expect(await differences(inFiveDays)).toEqual([]);
});

describe("a difference", () => {
  test.each([
    ["a price", "update boat_prices set price_minor = price_minor + 1 where boat_id = 1"],
    ["a missing price", "delete from boat_prices where boat_id = 2"],
    [
      "a price of a boat that is not offered",
      "update boats set status = 'draft' where id = (select max(id) from boats where status = 'published')",
    ],
    ["a missing busy hour", "delete from boat_busy where day > current_date"],
    [
      "a busy hour without an occupancy",
      `insert into boat_busy select id, current_date + 30, 0, 16777215, null from boats where id = 1`,
    ],
    ["a wrong count", "update boat_counts set boats = boats + 1 where facet = 'boats'"],
    ['an outdated "from" price', "update boats set from_try_minor = from_try_minor + 1 where id = 1"],
  ])("is reported, and a rebuild removes it: %s", async (_, change) => {
    await query(change);
    const verified = await runOps(database.url(), ["search", "verify"]);
    expect(verified).toMatchObject({ code: 1, text: expect.stringMatching(/\d+ differences\.\n$/) });
    expect(await runOps(database.url(), ["search", "rebuild"])).toMatchObject({ code: 0 });
    expect(await differences()).toEqual([]);
  });
});
