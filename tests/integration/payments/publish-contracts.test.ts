import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPool } from "@/lib/server/platform/db/pool";
import { fillReferenceData } from "@/scripts/server/seed-data";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";

const database = testDatabase({ seeded: true });
const root = mkdtempSync(join(tmpdir(), "palamar-contracts-"));
afterAll(() => rmSync(root, { recursive: true }));
const ops = (...args: string[]) => runOps(database.url(), args);
let folders = 0;

const NAME = "contract/distance_sales";

/** An export with changed files of one contract only; the others are left out. */
async function folderWith(change: (text: string, locale: string) => string): Promise<string> {
  const folder = join(root, String(++folders));
  expect(await ops("contracts", "export", folder)).toMatchObject({ code: 0 });
  rmSync(join(folder, "order-contract"), { recursive: true });
  for (const file of readdirSync(join(folder, "contract"))) {
    const path = join(folder, "contract", file);
    if (!file.startsWith("distance_sales")) rmSync(path);
    else writeFileSync(path, change(readFileSync(path, "utf8"), file.split(".")[1] ?? ""));
  }
  return folder;
}

const raised = (text: string) =>
  text.replace(/^version: (\d+)$/m, (_, version) => `version: ${Number(version) + 1}`);
const own = (text: string) => `${raised(text)}\n\nKoç Denizcilik\n`;

async function stored(): Promise<unknown[]> {
  const { rows } = await getPool().query("select c.*, c.xmin::text from contracts c order by id");
  return rows;
}

test("a dry run shows the lines that differ and changes nothing", async () => {
  const before = await stored();
  const { code, text } = await ops("contracts", "publish", await folderWith(own), "--dry-run");
  expect(code).toBe(0);
  expect(text).toMatch(new RegExp(`^${NAME} {2}version \\d+ → \\d+, in force from now on`, "m"));
  expect(text).toMatch(/^ {2}ar \+ Koç Denizcilik$/m);
  expect(text).not.toMatch(/^ {2}.. - /m);
  expect(await stored()).toEqual(before);
});

test.each<[string, (text: string, locale: string) => string, RegExp]>([
  ["an unchanged text", raised, /is the text of version \d+, unchanged/],
  ["a text under the same version", (text) => `${text}\nX\n`, /it must be above \d+, the newest one/],
  [
    "a lower version",
    (text) => `${text.replace(/^version: .*$/m, "version: 1")}\nX\n`,
    /"version" is 1; it must be above/,
  ],
  [
    "a version in one language only",
    (text, locale) => (locale === "tr" ? own(text) : `${text}\nX\n`),
    /differs from the Turkish file/,
  ],
  [
    "a placeholder that nothing fills",
    (text) => `${own(text)}{iban}`,
    /nothing fills in \{iban\}; known are .*seller_name/,
  ],
  [
    "a placeholder of the Turkish text that a translation lacks",
    (text, locale) => (locale === "en" ? own(text).replaceAll("{boat_code}", "") : own(text)),
    /distance_sales\.en\.md:1 {2}\{boat_code\} of the Turkish file is missing/,
  ],
])("%s is refused, and nothing is changed", async (_, change, message) => {
  const before = await stored();
  expect(await ops("contracts", "publish", await folderWith(change))).toMatchObject({
    code: 1,
    text: expect.stringMatching(message),
  });
  expect(await stored()).toEqual(before);
});

test("a missing language is refused", async () => {
  const folder = await folderWith(own);
  rmSync(join(folder, `${NAME}.ar.md`));
  expect(await ops("contracts", "publish", folder)).toMatchObject({
    code: 1,
    text: expect.stringContaining(`${NAME}.ar.md:1  the file is missing`),
  });
});

test("a new version is in force at once, accepted texts and old versions stay, and no shipped text follows", async () => {
  const accepted = async () =>
    (await getPool().query("select a.*, a.xmin::text from contract_acceptances a order by id")).rows;
  const [before, texts] = [await stored(), await accepted()];
  expect(texts.length).toBeGreaterThan(0);
  expect(await ops("contracts", "publish", await folderWith(own))).toMatchObject({ code: 0 });
  expect((await stored()).slice(0, before.length)).toEqual(before);
  expect(await accepted()).toEqual(texts);
  const newest = `select template from contracts where kind = 'distance_sales' and subject = 'reservation'
    and locale = 'tr' and valid_from <= now() order by valid_from desc, id desc limit 1`;
  expect((await getPool().query(newest)).rows[0].template).toContain("Koç Denizcilik");
  const after = await stored();
  await fillReferenceData(database.url());
  expect(await stored()).toEqual(after);
  expect((await ops("contracts", "list")).text).toMatch(new RegExp(`^${NAME} .* yours {2}accepted 0 `, "m"));
});
