import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { getPool, withoutTimeLimits } from "@/lib/server/platform/db/pool";
import { takeSeedLock } from "@/lib/server/platform/db/take-seed-lock";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { type OpsResponse, runOps } from "@/tests/fixtures/files/run-ops";

/** Longer than a visitor's request waits: 1.5 s for a lock, 1.8 s for any sign of the database. */
const HELD_MS = 2500;

const database = testDatabase({ seeded: true });
const folder = mkdtempSync(join(tmpdir(), "palamar-patient-"));
const ops = (...args: string[]) => runOps(database.url(), args);
afterAll(() => rmSync(folder, { recursive: true }));

/** The result of a command that meets the boat and the texts in another transaction's hands. */
async function whileHeld(...args: string[]): Promise<OpsResponse> {
  const other = await getPool().connect();
  await other.query("begin");
  await other.query("select from boats where code = 'PLM-1001' for no key update");
  await takeSeedLock(other);
  const result = ops(...args);
  const ended = result.then(
    () => "command",
    () => "refused",
  );
  const first = await Promise.race([ended, sleep(HELD_MS, "held")]);
  await other.query("rollback");
  other.release();
  expect({ first, ...(await result) }).toMatchObject({ first: "held" });
  return result;
}

test("an import of boats waits for a boat that a customer is booking", async () => {
  const file = join(folder, "boats.json");
  await ops("boats", "export", file);
  const boats: { code: string; model_year: number }[] = JSON.parse(readFileSync(file, "utf8"));
  const changed = boats.map((boat) => (boat.code === "PLM-1001" ? { ...boat, model_year: 2001 } : boat));
  writeFileSync(file, JSON.stringify(changed));
  expect(await whileHeld("boats", "import", file)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^changed {2}PLM-1001\n +model_year: \d{4} → 2001\n/),
  });
});

test("the other commands wait as long: closing a boat's time, importing texts, rebuilding the search", async () => {
  const day = addDays(tripDayOf(new Date()), 300);
  expect(await whileHeld("boats", "block", "PLM-1001", `${day}T10:00`, `${day}T12:00`)).toMatchObject({
    code: 0,
  });
  const texts = join(folder, "texts");
  await ops("content", "export", texts);
  expect(await whileHeld("content", "import", texts)).toMatchObject({ code: 0 });
  expect(await whileHeld("search", "rebuild")).toMatchObject({ code: 0 });
});

test("requests keep their time limits while a command runs without", async () => {
  const limit = async () =>
    (await getPool().query("select current_setting('lock_timeout') as lock")).rows[0]?.lock;
  const command = withoutTimeLimits(async () => [await limit(), await sleep(50), await limit()]);
  expect(await limit()).toBe("1500ms");
  expect(await command).toEqual(["0", undefined, "0"]);
});

test("requests have their time limits again after a command", async () => {
  await ops("boats", "occupancies", "PLM-1001");
  const { rows } = await getPool().query("select current_setting('lock_timeout') as lock");
  expect(rows).toEqual([{ lock: "1500ms" }]);
});
