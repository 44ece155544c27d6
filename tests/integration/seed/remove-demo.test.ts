import { getPool } from "@/lib/server/platform/db/pool";
import { fillDemoData, removeDemoData } from "@/scripts/server/seed-data";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

const database = testDatabase({ seeded: true });
const ops = (...args: string[]) => runOps(database.url(), args);

async function count(table: string): Promise<number> {
  const { rows } = await getPool().query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
}

test("beside a real reservation nothing is removed, filled in or renewed", async () => {
  await getPool().query("update reservations set demo = false where number = 'PLM-DEM00001'");
  expect(await removeDemoData(database.url())).toMatchObject({ ok: false, code: "real_business" });
  expect(await fillDemoData(database.url())).toMatchObject({ ok: false, code: "real_business" });
  expect(await ops("seed")).toMatchObject({ code: 1, text: expect.stringMatching(/^Refused/) });
  expect(await ops("seed", "--reset")).toMatchObject({ code: 1, text: expect.stringMatching(/^Refused/) });
  expect(await count("boats")).toBe(48);
  await getPool().query("update reservations set demo = true where number = 'PLM-DEM00001'");
});

test("no demo data is filled into a real site, whose address is https", async () => {
  // The starter makes a secret where none is set.
  const secret = { APP_SECRET: "a secret of a test that nobody else may know" };
  const https = { NODE_ENV: "production", SITE_URL: "https://shop.example.com", ...secret };
  const restore = changeEnvironment(https);
  expect(await ops("seed")).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^Refused: https:\/\/shop\.example\.com is a real site/),
  });
  restore();
  const restoreDemo = changeEnvironment({ ...https, DEMO: "true" });
  expect(await ops("seed")).toMatchObject({ code: 0 });
  restoreDemo();
});

test("texts, boats and codes that are the operator's stay as they are when the demo is renewed", async () => {
  const content = await getPool().query("select id from contents where key in ('pets', 'season-guide')");
  const ids = content.rows.map(({ id }) => id);
  await getPool().query("update content_texts set body = 'Bizim' where content_id = any ($1)", [ids]);
  await getPool().query("update contents set edited_at = now() where id = any ($1)", [ids]);
  await getPool().query("update boats set model_year = 1999, updated_at = now() where code = 'PLM-1001'");
  await getPool().query("update boats set model_year = 1998, demo = false where code = 'PLM-1002'");
  expect(await ops("seed")).toMatchObject({ code: 0 });
  const { rows } = await getPool().query(
    `select (select count(*)::int from content_texts where body = 'Bizim') as texts,
       (select array_agg(model_year order by code) from boats where code in ('PLM-1001', 'PLM-1002')) as years,
       (select demo from boats where code = 'PLM-1002') as demo`,
  );
  expect(rows[0]).toEqual({ texts: 6, years: [1999, 1998], demo: false });
  await getPool().query("update boats set demo = true where code = 'PLM-1002'");
});

test("removing the demo data leaves reference data and real accounts, and the seed fills in again", async () => {
  await getPool().query(
    "insert into users (name, surname, email) values ('Gerçek', 'Müşteri', 'gercek@example.com')",
  );
  expect(await ops("settings", "set", "phone", "+90 212 555 01 49")).toMatchObject({ code: 0 });
  expect(await ops("seed", "--reset")).toMatchObject({
    code: 0,
    text: "Removed 48 demo boats and what belonged to them. The reference data is in place.\n",
  });
  for (const table of ["boats", "reservations", "reviews", "payments", "boat_occupancies"]) {
    expect([table, await count(table)]).toEqual([table, 0]);
  }
  expect(await count("users")).toBe(1);
  expect(await count("places")).toBeGreaterThan(30);
  expect(await count("contracts")).toBe(12);
  const { rows } = await getPool().query(
    "select key from settings where key in ('phone', 'seller', 'email')",
  );
  expect(rows).toEqual([{ key: "phone" }]);

  await fillDemoData(database.url());
  expect(await count("boats")).toBe(48);
  expect(await count("users")).toBeGreaterThan(12);
});
