import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { childEnvironment } from "@/lib/config/child-environment";
import { getPool } from "@/lib/server/platform/db/pool";
import { storeSiteAddress } from "@/lib/server/platform/settings/site-address";
import { testDatabase } from "@/tests/fixtures/database/test-database";

const database = testDatabase();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "palamar-command-line-"));
});
afterAll(() => rm(folder, { recursive: true }));

const environment = (settings: Record<string, string> = {}) =>
  childEnvironment({
    NODE_OPTIONS: "",
    PORT: "",
    SITE_URL: "",
    DATABASE_URL: database.url(),
    VAR_DIRECTORY: folder,
    ...settings,
  });

// The other tests of these commands call their functions: only here Node itself finds every module, as it does for
// the operator.
const ops = async (args: string[], settings?: Record<string, string>) =>
  (
    await promisify(execFile)("npm", ["run", "--silent", "ops", "--", ...args], {
      env: environment(settings),
    })
  ).stdout;

test("`npm run ops -- seed` fills an empty database, and a second time changes nothing", async () => {
  const seed = async () => {
    const stdout = await ops(["seed"]);
    const { rows } = await getPool().query(
      "select count(*)::int as boats, max(updated_at) as changed from boats where demo",
    );
    return { stdout, ...rows[0] };
  };
  const first = await seed();
  expect(first.stdout).toBe("The demo data is in place. Texts and boats that you edited stay as they are.\n");
  expect(first.boats).toBeGreaterThan(20);
  // The folder of a whole path is that one, not one of its name inside the project.
  expect(existsSync(join(folder, "app-secret"))).toBe(true);
  expect(await seed()).toEqual(first);
});

test("links of the command line lead to the site that runs, unless the environment names another address", async () => {
  await storeSiteAddress("https://boats.example.com");
  const login = ["users", "t-login", "demo@palamar.example"];
  expect(await ops(login)).toMatch(/^https:\/\/boats\.example\.com\//);
  expect(await ops(login, { SITE_URL: "http://localhost:4123" })).toMatch(/^http:\/\/localhost:4123\//);
});

test("a reader that closes the pipe while a command of that data still prints is no error", async () => {
  const { rows } = await getPool().query<{ number: string }>("select number from reservations limit 1");
  const piped = [
    "-c",
    `set -o pipefail; npm run --silent ops -- reservations show ${rows[0]?.number} | true`,
  ];
  const { stderr } = await promisify(execFile)("bash", piped, { env: environment() });
  expect(stderr).toBe("");
});
