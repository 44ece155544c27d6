import { getPool } from "@/lib/server/db/pool";
import { fillDemoData, removeDemoData } from "@/scripts/server/demo-data";
import { testDatabase } from "@/tests/fixtures/database/test-database";

const database = testDatabase({ seeded: true });

async function count(table: string): Promise<number> {
  const { rows } = await getPool().query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
}

test("beside a real reservation nothing is removed", async () => {
  await getPool().query("update reservations set demo = false where number = 'PLM-DEM00001'");
  expect(await removeDemoData(database.url())).toMatchObject({ ok: false, code: "real_business" });
  expect(await count("boats")).toBe(48);
  await getPool().query("update reservations set demo = true where number = 'PLM-DEM00001'");
});

test("removing the demo data leaves reference data and real accounts, and the seed fills in again", async () => {
  await getPool().query(
    "insert into users (name, surname, email) values ('Gerçek', 'Müşteri', 'gercek@example.com')",
  );
  expect(await removeDemoData(database.url())).toEqual({ ok: true, value: { boats: 48 } });
  for (const table of ["boats", "reservations", "reviews", "payments", "boat_occupancies"]) {
    expect([table, await count(table)]).toEqual([table, 0]);
  }
  expect(await count("users")).toBe(1);
  expect(await count("places")).toBeGreaterThan(30);
  expect(await count("contracts")).toBe(12);

  await fillDemoData(database.url());
  expect(await count("boats")).toBe(48);
  expect(await count("users")).toBeGreaterThan(12);
});
