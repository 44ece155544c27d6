import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { childEnvironment } from "@/lib/config/child-environment";
import { getPool } from "@/lib/server/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";

const database = testDatabase();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "palamar-command-line-"));
});
afterAll(() => rm(folder, { recursive: true }));

// The other tests of these commands call their functions: only here Node itself finds every module, as it does for
// the operator.
test("`npm run ops -- seed` fills an empty database, and a second time changes nothing", async () => {
  const seed = async () => {
    const env = childEnvironment({ NODE_OPTIONS: "", DATABASE_URL: database.url(), VAR_DIRECTORY: folder });
    const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "ops", "--", "seed"], { env });
    const { rows } = await getPool().query(
      "select count(*)::int as boats, max(updated_at) as changed from boats where demo",
    );
    return { stdout, ...rows[0] };
  };
  const first = await seed();
  expect(first.stdout).toBe("The demo data is in place.\n");
  expect(first.boats).toBeGreaterThan(20);
  // The folder of a whole path is that one, not one of its name inside the project.
  expect(existsSync(join(folder, "app-secret"))).toBe(true);
  expect(await seed()).toEqual(first);
});
