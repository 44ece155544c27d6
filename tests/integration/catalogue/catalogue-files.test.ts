import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Catalogue } from "@/lib/server/catalogue/reference/catalogue-document";
import { findSlug } from "@/lib/server/catalogue/slugs/find-slug";
import { clearSlugCache } from "@/lib/server/catalogue/slugs/slug-cache";
import { getPool } from "@/lib/server/platform/db/pool";
import { fillReferenceData } from "@/scripts/server/seed-data";
import { listenToTags } from "@/tests/fixtures/database/listen-to-tags";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";

const database = testDatabase({ seeded: true });
const root = mkdtempSync(join(tmpdir(), "palamar-catalogue-"));
afterAll(() => rmSync(root, { recursive: true }));
const ops = (...args: string[]) => runOps(database.url(), args);
let file = 0;

async function exported(): Promise<Catalogue> {
  const path = join(root, `export-${++file}.json`);
  expect(await ops("catalogue", "export", path)).toMatchObject({ code: 0 });
  return JSON.parse(readFileSync(path, "utf8"));
}

function bring(written: unknown, ...options: string[]) {
  const path = join(root, `import-${++file}.json`);
  writeFileSync(path, typeof written === "string" ? written : JSON.stringify(written));
  return ops("catalogue", "import", path, ...options);
}

const inAll = (text: string) => ({ tr: text, en: text, ar: text });
const NEW_PORT = {
  key: "bodrum-gumbet-new-pier",
  kind: "port",
  name: inAll("Yeni İskele"),
  slug: inAll("yeni-iskele"),
  latitude: 37.03,
  longitude: 27.4,
  meeting_point: inAll("İskelenin başında"),
};

test("what was exported imports as no change, and a file is not overwritten", async () => {
  const catalogue = await exported();
  expect(catalogue.places.length).toBeGreaterThan(30);
  expect(await bring(catalogue)).toMatchObject({ code: 0, text: expect.stringMatching(/^0 entries differ/) });
  expect(await ops("catalogue", "export", join(root, "export-1.json"))).toMatchObject({ code: 1 });
});

test("a dry run shows every difference with both values and changes nothing; the import does, and tells every process", async () => {
  const catalogue = await exported();
  const type = catalogue.types.find(({ key }) => key === "gulet");
  const area = catalogue.places.find(({ kind }) => kind === "area");
  if (!type || !area) throw new Error("no gulet or no area");
  const before = type.name.en;
  const changed = {
    types: [
      { ...type, name: { ...type.name, en: "Wooden gulet" }, slug: { ...type.slug, en: "wooden-gulet" } },
    ],
    places: [{ ...NEW_PORT, parent: area.key }],
    facilities: [{ key: "sea-bob", name: inAll("Sea bob"), icon: "waves" }],
  };
  const foreseen = await bring(changed, "--dry-run");
  expect(foreseen.text).toContain(`name.en: ${before} → Wooden gulet`);
  expect(foreseen.text).toContain("new      places bodrum-gumbet-new-pier");
  expect((await exported()).types.find(({ key }) => key === "gulet")?.name.en).toBe(before);

  const listener = await listenToTags(database.url());
  expect(await bring(changed)).toMatchObject({ code: 0 });
  expect(await listener.tags()).toEqual(expect.arrayContaining(["places", "settings", "slugs"]));
  await listener.stop();
  clearSlugCache();
  expect(await findSlug("type", "en", "gulet")).toMatchObject({ current: "wooden-gulet" });
  const { rows } = await getPool().query("select bit, position from facilities where key = 'sea-bob'");
  const [{ most, count }] = (
    await getPool().query("select max(bit) as most, count(*)::int as count from facilities")
  ).rows;
  expect(rows[0]).toEqual({ bit: most, position: count - 1 });
  expect(await bring(changed)).toMatchObject({ text: expect.stringMatching(/^0 entries differ/) });

  // A release with other files does not take it back.
  await fillReferenceData(database.url());
  expect((await exported()).types.find(({ key }) => key === "gulet")?.name.en).toBe("Wooden gulet");
});

test.each<[string, (catalogue: Catalogue) => unknown, RegExp]>([
  [
    "a missing language",
    () => ({ types: [{ key: "raft", name: { tr: "Sal" } }] }),
    /types raft {2}name\.en: is missing/,
  ],
  [
    "an unknown field",
    () => ({ types: [{ colour: "red" }] }),
    /types entry 1 {2}colour: does not belong here/,
  ],
  [
    "an unknown kind",
    () => ({ places: [{ ...NEW_PORT, kind: "bay" }] }),
    /kind: is "bay"; known are .*"port"/,
  ],
  [
    "an unknown parent",
    () => ({ places: [{ ...NEW_PORT, parent: "moon" }] }),
    /parent: there is no area "moon"; known are .*bodrum/,
  ],
  [
    "a port under a city",
    () => ({ places: [{ ...NEW_PORT, parent: "bodrum" }] }),
    /there is no area "bodrum"/,
  ],
  [
    "a port without a meeting point",
    () => ({
      places: [{ ...NEW_PORT, key: "p", slug: inAll("p"), parent: "istanbul-bebek", meeting_point: null }],
    }),
    /meeting_point: a port needs one/,
  ],
  [
    "an address of another place",
    () => ({ places: [{ ...NEW_PORT, key: "p", parent: "istanbul-bebek", slug: inAll("bodrum") }] }),
    /slug\.tr: "bodrum" is or was the address of "bodrum"/,
  ],
  [
    "a type whose address reads like a place's",
    ({ types }) => ({ types: [{ ...types[0], slug: inAll("bodrum-boat") }] }),
    /would be read as the address of a place/,
  ],
  [
    "an unknown picture",
    ({ types }) => ({ types: [{ ...types[0], media_key: "nothing" }] }),
    /there is no picture "nothing"/,
  ],
  [
    "another unit of a service that boats offer",
    ({ services }) => ({ services: [{ ...services[0], unit: "box" }] }),
    /unit: stays "rez": boats that depend on it: \d+/,
  ],
  ["one entry twice", ({ types }) => ({ types: [types[0], types[0]] }), /key: stands in the file twice/],
  [
    "more facilities than a boat's mask has bits",
    () => ({
      facilities: Array.from({ length: 64 }, (_, index) => ({
        key: `f-${index}`,
        name: inAll("F"),
        icon: "waves",
      })),
    }),
    /there can be 63 at most/,
  ],
  ["a file that is no JSON", () => "[", /JSON/],
])("%s is refused with its place, and nothing is changed", async (_, written, message) => {
  const before = await exported();
  const refused = await bring(written(before));
  expect(refused).toMatchObject({ code: 1, text: expect.stringMatching(message) });
  expect(refused.text).toMatch(/wrong, nothing was changed\.\n$/);
  expect(await exported()).toEqual(before);
});
