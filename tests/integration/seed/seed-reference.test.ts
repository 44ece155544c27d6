import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setRoad } from "@/lib/server/catalogue/reference/set-road";
import { getPool } from "@/lib/server/platform/db/pool";
import { setSetting } from "@/lib/server/platform/settings/set-setting";
import { exportContents } from "@/lib/server/reading/content/files/export-contents";
import { importContents } from "@/lib/server/reading/content/files/import-contents";
import { prepareDatabase } from "@/scripts/server/prepare-database";
import { fillDemoData, fillReferenceData } from "@/scripts/server/seed-data";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

const database = testDatabase();
const root = mkdtempSync(join(tmpdir(), "palamar-reference-"));
afterAll(() => rmSync(root, { recursive: true }));

/** What a real shop must not have on its first day. */
const INVENTED = [
  "boats",
  "users",
  "reservations",
  "service_orders",
  "reviews",
  "payments",
  "special_services",
];
const REFERENCE = [
  "places",
  "place_roads",
  "types",
  "facilities",
  "usage_rules",
  "services",
  "contents",
  "content_texts",
  "contracts",
  "slugs",
  "settings",
  "exchange_rates",
];

async function one<Row extends object>(sql: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await getPool().query<Row>(sql, values);
  if (!rows[0]) throw new Error(`nothing answers ${sql}`);
  return rows[0];
}

const count = async (table: string) =>
  (await one<{ count: number }>(`select count(*)::int as count from ${table}`)).count;

/** Every row, and the transaction that last wrote it: an equal rewrite shows too. */
const fingerprint = (table: string) =>
  one(`select md5(string_agg(t::text || t.xmin::text, '' order by t::text)) as sum from ${table} t`);

const start = () => prepareDatabase(process.cwd(), database.url());

test("a real start fills an empty database with reference data and with nothing invented", async () => {
  const restore = changeEnvironment({ NODE_ENV: "production", SITE_URL: "https://shop.example.com" });
  await start();
  restore();
  for (const table of REFERENCE) expect([table, await count(table)]).not.toEqual([table, 0]);
  for (const table of INVENTED) expect([table, await count(table)]).toEqual([table, 0]);
  expect(
    await one("select count(*)::int as demo from contents where demo or kind not in ('page', 'faq')"),
  ).toEqual({
    demo: 0,
  });
  const { keys } = await one<{ keys: string[] }>("select array_agg(key order by key) as keys from settings");
  expect(keys).toEqual(["electronic_messages_required", "electronic_messages_version", "kvkk_version"]);
});

test("another start with the same files writes not a single row, and brings no demo into a shop without boats", async () => {
  const before = await Promise.all(REFERENCE.map(fingerprint));
  await start();
  expect(await Promise.all(REFERENCE.map(fingerprint))).toEqual(before);
  expect(await count("boats")).toBe(0);
});

test("no shipped text leads to a text of the demo: the exported texts can be imported again", async () => {
  const folder = join(root, "texts");
  await exportContents(folder);
  expect(await importContents(folder, STAFF)).toMatchObject({ ok: true, value: { changes: [] } });
});

test("what nobody edited follows the shipped files, what the operator edited stays", async () => {
  await getPool().query(
    `update places set name = '{"tr":"X","en":"X","ar":"X"}' where key in ('bodrum', 'kas')`,
  );
  await getPool().query("update places set edited_at = now() where key = 'kas'");
  await getPool().query(
    `update content_texts set body = 'Eski' where locale = 'tr' and content_id in
       (select id from contents where key in ('kvkk', 'pets'))`,
  );
  await getPool().query("update contents set edited_at = now() where key = 'pets'");
  await getPool().query("update exchange_rates set try_per_unit = 61 where currency = 'EUR'");
  await setRoad("istanbul", "bodrum", null, STAFF);
  await setSetting("electronic_messages_required", "false", STAFF);
  await start();
  expect(
    await one(`select (select name ->> 'en' from places where key = 'bodrum') as bodrum,
      (select name ->> 'en' from places where key = 'kas') as kas,
      (select length(body) > 100 from content_texts t join contents c on c.id = content_id
        where key = 'kvkk' and locale = 'tr') as kvkk,
      (select body from content_texts t join contents c on c.id = content_id
        where key = 'pets' and locale = 'tr') as pets,
      (select try_per_unit from exchange_rates where currency = 'EUR') as euro,
      (select value from settings where key = 'electronic_messages_required') as required,
      exists (select from place_roads r join places p on p.id in (place_id, other_id)
        where p.key in ('istanbul', 'bodrum') group by r.* having count(*) = 2) as road`),
  ).toEqual({ bodrum: "Bodrum", kas: "X", kvkk: true, pets: "Eski", euro: 61, required: false, road: false });
});

test("a consent text that follows the shipped one brings its version along, an edited one does not", async () => {
  const version = async () =>
    (await one<{ value: string }>("select value from settings where key = 'kvkk_version'")).value;
  const shipped = await version();
  await getPool().query(`update settings set value = '"1"' where key = 'kvkk_version'`);
  await getPool().query("update contents set edited_at = now() where key = 'kvkk'");
  await fillReferenceData(database.url());
  expect(await version()).toBe("1");
  await getPool().query("update contents set edited_at = null where key = 'kvkk'");
  await fillReferenceData(database.url());
  expect(await version()).toBe(shipped);
});

test("a shipped entry whose address the operator gave to something else is left out, and the start goes on", async () => {
  await getPool().query("update types set key = 'our-gulet', edited_at = now() where key = 'gulet'");
  await fillReferenceData(database.url());
  expect(await one("select count(*)::int as types from types where key = 'gulet'")).toEqual({ types: 0 });
  await getPool().query("update types set key = 'gulet', edited_at = null where key = 'our-gulet'");
});

test("a changed shipped contract becomes a new version, and the old one stays as it was accepted", async () => {
  const versions = () =>
    one<{ all: number; newest: number }>(
      `select count(*)::int as all, max(version::int) as newest from contracts
       where kind = 'distance_sales' and subject = 'reservation' and locale = 'tr'`,
    );
  const before = await versions();
  await getPool().query(
    `update contracts set template = 'Eski metin' where kind = 'distance_sales' and subject = 'reservation'`,
  );
  await start();
  expect(await versions()).toEqual({ all: before.all + 1, newest: before.newest + 1 });
  expect(
    await one(
      `select template, valid_from <= now() as ended from contracts where kind = 'distance_sales'
       and subject = 'reservation' and locale = 'tr' order by id limit 1`,
    ),
  ).toMatchObject({ template: "Eski metin" });
});

test("the demo fills in beside the reference data of a shop that has no real bookings", async () => {
  expect(await fillDemoData(database.url())).toEqual({ ok: true, value: null });
  expect(await count("boats")).toBe(48);
});
