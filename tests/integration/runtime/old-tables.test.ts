import { migrateDatabase } from "@/lib/server/platform/db/migrate";
import { getPool } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";

const database = testDatabase();

test("tables of before the first release are refused with what to do, and stay as they are", async () => {
  const counted = "select count(*)::int as migrations from drizzle.__drizzle_migrations";
  const { rows: before } = await getPool().query(counted);
  await getPool().query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('former', 1700000000000)",
  );
  await expect(migrateDatabase(process.cwd(), database.url())).rejects.toThrow(
    /before the first release.*remove var/,
  );
  await getPool().query("delete from drizzle.__drizzle_migrations where hash = 'former'");
  await migrateDatabase(process.cwd(), database.url());
  expect((await getPool().query(counted)).rows).toEqual(before);
});
