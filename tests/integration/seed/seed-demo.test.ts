import { setTimeout as sleep } from "node:timers/promises";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { getPool } from "@/lib/server/platform/db/pool";
import { takeSeedLock } from "@/lib/server/platform/db/take-seed-lock";
import { fillDemoData } from "@/scripts/server/seed-data";
import { testDatabase } from "@/tests/fixtures/database/test-database";

const database = testDatabase({ seeded: true });

const TABLES = [
  "places",
  "types",
  "facilities",
  "usage_rules",
  "services",
  "slugs",
  "boats",
  "boat_texts",
  "boat_pictures",
  "boat_facilities",
  "boat_usage_rules",
  "boat_services",
  "rates",
  "users",
  "consents",
  "reviews",
  "reservations",
  "reservation_lines",
  "reservation_history",
  "boat_occupancies",
  "payments",
  "refunds",
  "contract_acceptances",
  "contracts",
  "contents",
  "content_texts",
  "special_services",
  "service_packages",
  "settings",
  "exchange_rates",
];

/** A checksum of every row, and the transaction that last wrote it: an equal rewrite shows too. */
async function fingerprint(table: string): Promise<string> {
  const { rows } = await getPool().query<{ sum: string }>(
    `select md5(coalesce(string_agg(t::text || t.xmin::text, '' order by t::text), '')) as sum from ${table} t`,
  );
  return `${table} ${rows[0]?.sum}`;
}

test("a second seed writes not a single row", async () => {
  const before = await Promise.all(TABLES.map(fingerprint));
  await fillDemoData(database.url());
  expect(await Promise.all(TABLES.map(fingerprint))).toEqual(before);
});

test("a changed demo boat is restored, what the operator set stays", async () => {
  await getPool().query("update boats set model_year = 1999 where code = 'PLM-1001'");
  await getPool().query(`update settings set value = '"+902120000000"' where key = 'phone'`);
  await getPool().query("update exchange_rates set try_per_unit = 61.5 where currency = 'EUR'");
  await fillDemoData(database.url());
  const { rows } = await getPool().query(`
    select (select model_year from boats where code = 'PLM-1001') as year,
      (select value #>> '{}' from settings where key = 'phone') as phone,
      (select try_per_unit from exchange_rates where currency = 'EUR') as euro`);
  expect(rows[0]).toEqual({ year: 2018, phone: "+902120000000", euro: 61.5 });
});

test("seeding a year later renews the seasons and leaves no price of the past year behind", async () => {
  const nextYear = new Date(Date.now() + 365 * 86_400_000);
  await fillDemoData(database.url(), nextYear);
  const { rows } = await getPool().query<{ first: string }>(
    "select min(valid_from)::text as first from rates",
  );
  expect(rows[0]?.first.slice(0, 4)).toBe(tripDayOf(nextYear).slice(0, 4));
});

test("a seed waits for a running one to finish", async () => {
  const other = await getPool().connect();
  await other.query("begin");
  await takeSeedLock(other);
  const seeding = fillDemoData(database.url());
  // Longer than a silent connection is waited for.
  const first = await Promise.race([seeding.then(() => "seed"), sleep(2_500, "silence")]);
  await other.query("rollback");
  other.release();
  await seeding;
  expect(first).toBe("silence");
});

test("two seeds at once on one database do not disturb each other", async () => {
  await Promise.all([fillDemoData(database.url()), fillDemoData(database.url())]);
  const { rows } = await getPool().query<{ boats: number }>("select count(*)::int as boats from boats");
  expect(rows[0]?.boats).toBe(48);
});
