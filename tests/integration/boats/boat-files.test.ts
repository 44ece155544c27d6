import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { WrittenBoat } from "@/lib/server/catalogue/boats/files/boat-document";
import { exportBoats } from "@/lib/server/catalogue/boats/files/export-boats";
import { type BoatImport, boatIssuesOf, importBoats } from "@/lib/server/catalogue/boats/files/import-boats";
import { readBoatPage } from "@/lib/server/catalogue/boats/get-boat-page";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { readMediaFile } from "@/lib/server/catalogue/media/media-files";
import { findSlug } from "@/lib/server/catalogue/slugs/find-slug";
import { clearSlugCache } from "@/lib/server/catalogue/slugs/slug-cache";
import { getPool } from "@/lib/server/platform/db/pool";
import { exportedBoats, writeBoatFile } from "@/tests/fixtures/boats/exported-boats";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { listenToTags, type ReceivedTags } from "@/tests/fixtures/database/listen-to-tags";
import { testDatabase } from "@/tests/fixtures/database/test-database";

const TABLES = [
  "boats",
  "boat_texts",
  "boat_pictures",
  "boat_facilities",
  "boat_usage_rules",
  "boat_services",
];
const database = testDatabase({ seeded: true });
const root = mkdtempSync(join(tmpdir(), "palamar-boats-"));
const previousVar = process.env.VAR_DIRECTORY;
process.env.VAR_DIRECTORY = join(root, "var");
let listener: ReceivedTags;
let file = 0;

beforeEach(async () => {
  listener = await listenToTags(database.url());
});
afterEach(() => listener.stop());
afterAll(() => {
  process.env.VAR_DIRECTORY = previousVar;
  rmSync(root, { recursive: true });
});

const fresh = (ending: string) => join(root, `boats-${++file}.${ending}`);

/** Every row of the boats, and the transaction that last wrote it: an equal rewrite shows too. */
async function fingerprint(): Promise<string[]> {
  return Promise.all(
    [...TABLES, "rates", "slugs"].map(async (table) => {
      const { rows } = await getPool().query<{ sum: string }>(
        `select md5(string_agg(t::text || t.xmin::text, '' order by t::text)) as sum from ${table} t`,
      );
      return `${table} ${rows[0]?.sum}`;
    }),
  );
}

/** Imports boats as if they had been exported just now, and confirms the warnings. */
async function bring(boats: WrittenBoat[], options = {}): Promise<BoatImport> {
  const path = fresh("json");
  await writeBoatFile(path, boats);
  const brought = await importBoats(path, STAFF, { confirmed: true, ...options });
  if (!brought.ok) throw new Error(JSON.stringify(brought.details));
  return brought.value;
}

async function refused(boats: unknown[]): Promise<string[]> {
  const path = fresh("json");
  writeFileSync(path, JSON.stringify(boats));
  const brought = await importBoats(path, STAFF);
  if (brought.ok) throw new Error("it was not refused");
  return boatIssuesOf(brought.details).map(({ where, field, problem }) => `${where} ${field}: ${problem}`);
}

async function someBoat(): Promise<WrittenBoat> {
  const [boat] = await exportedBoats();
  if (!boat) throw new Error("no boat was exported");
  return boat;
}

test.each(["json", "csv"])("what was exported as %s imports as no change at all", async (ending) => {
  const path = fresh(ending);
  expect(await exportBoats(path)).toEqual({ ok: true, value: 48 });
  const before = await fingerprint();
  expect(await importBoats(path, STAFF)).toEqual({
    ok: true,
    value: { changes: [], warnings: [], unchanged: 48, newPictures: 0, newVideos: 0 },
  });
  expect(await fingerprint()).toEqual(before);
  expect(await listener.tags()).toEqual([]);
});

test("an export never overwrites a file", async () => {
  const path = fresh("json");
  await exportBoats(path);
  expect(await exportBoats(path)).toMatchObject({ ok: false, code: "file_exists" });
});

test("a changed price is the only thing written, its day's quote and 'from' price follow, instances are notified", async () => {
  const boat = await someBoat();
  const rates = boat.rates.map((rate) => ({ ...rate, price: "4321.50" }));
  const { changes } = await bring([{ ...boat, rates }]);
  expect(changes).toMatchObject([{ code: boat.code, isNew: false, parts: ["rates"] }]);
  const { rows } = await getPool().query("select id, from_minor from boats where code = $1", [boat.code]);
  expect(Number(rows[0].from_minor)).toBe(432_150);
  expect(await listener.tags()).toEqual(["boat-lists", "home", `boat:${rows[0].id}`]);
  expect((await bring([{ ...boat, rates }])).changes).toEqual([]);
});

test("a new boat with pictures of her own has a page in every language, and her pictures are served", async () => {
  const picture = await sharp({ create: { width: 1300, height: 900, channels: 3, background: "#2080a0" } })
    .jpeg()
    .toBuffer();
  for (const name of ["Kıç.jpg", "bow.jpg", "deck.jpg"]) writeFileSync(join(root, name), picture);
  const { slug: _, ...boat } = await someBoat();
  const alt = { tr: "Yeni tekne", en: "A new boat", ar: "قارب جديد" };
  const wanted = {
    ...boat,
    code: "NEW-1",
    name: { tr: "Işıltı", en: "Glitter", ar: "بريق" },
    pictures: ["Kıç.jpg", "bow.jpg", "deck.jpg"].map((name) => ({ file: name, alt })),
  };
  expect(await bring([wanted], { dryRun: true })).toMatchObject({
    changes: [{ isNew: true }],
    newPictures: 3,
  });
  expect(await findSlug("boat", "tr", "isilti-motor-yat")).toBeNull();
  expect(await bring([wanted])).toMatchObject({ changes: [{ code: "NEW-1", isNew: true }], newPictures: 3 });
  const stored = (await exportedBoats()).find(({ code }) => code === "NEW-1");
  expect(stored?.slug?.tr).toMatch(/^isilti-/);
  const { rows } = await getPool().query("select id from boats where code = 'NEW-1'");
  for (const locale of ["tr", "en", "ar"] as const) {
    const page = await readBoatPage(rows[0].id, locale);
    expect(page).toMatchObject({ boat: { name: wanted.name[locale] } });
  }
  const shown = findPicture(stored?.pictures[0]?.key);
  expect(shown).toMatchObject({ width: 1200, height: 800, color: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  const names = `${shown?.srcSet} ${shown?.og}`.match(/[a-z0-9-]+\.(webp|jpg)/g) ?? [];
  expect(names).toHaveLength(4);
  for (const name of names) expect((await readMediaFile(name))?.bytes.length).toBeGreaterThan(100);
});

test("a boat that moves to another address keeps the former one as a redirect", async () => {
  const boat = await someBoat();
  const former = boat.slug?.en ?? "";
  await bring([{ ...boat, slug: boat.slug && { ...boat.slug, en: "the-fairest-of-all" } }]);
  clearSlugCache();
  expect(await findSlug("boat", "en", former)).toMatchObject({ current: "the-fairest-of-all" });
});

test("one wrong field refuses the whole file, every wrong one is named, nothing is written", async () => {
  const [first, second, third] = await exportedBoats();
  const before = await fingerprint();
  const wrong = await refused([
    { ...first, name: { ...first?.name, en: "Still right" } },
    {
      ...second,
      port: "atlantis",
      facilities: ["helipad"],
      slug: third?.slug,
      usage_rules: [{ key: "shoes-on-deck" }, { key: "pets", fine: 5 }],
      pictures: [...(second?.pictures ?? []), { key: "no-such", alt: second?.name }],
    },
  ]);
  const code = second?.code;
  expect(wrong).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`${code} port: there is no "atlantis"; known are `),
      expect.stringContaining(`${code} facilities.0: there is no "helipad"`),
      `${code} usage_rules.0.fine: "shoes-on-deck" is a fine: name its amount`,
      `${code} usage_rules.1.fine: "pets" is not a fine`,
      `${code} slug.tr: ${third?.slug?.tr} is or was the address of another boat`,
      expect.stringContaining('there is no picture "no-such"'),
    ]),
  );
  expect(await fingerprint()).toEqual(before);
});

test("refuses a price for nights of a boat without berths", async () => {
  const boat = await someBoat();
  const wrong = await refused([
    { ...boat, sleeping_capacity: 0, rates: [{ kind: "daily", price: "40000" }, ...boat.rates] },
  ]);
  expect(wrong).toEqual([`${boat.code} sleeping_capacity: must be above 0 where nights have a price`]);
});

test("shapes are checked first, and failures are reported in sentences that an operator understands", async () => {
  const boat = await someBoat();
  const wrong = await refused([
    {
      ...boat,
      code: "lower case",
      length_m: "12,4",
      owner: { ...boat.owner, email: "nobody" },
      colour: "blue",
    },
    { ...boat, rates: [{ kind: "hourly", price: "0" }], description: { tr: "kısa" }, pictures: [] },
    { ...boat, pictures: boat.pictures.map(({ alt }) => ({ file: "gone.jpg", alt })) },
    boat,
  ]);
  expect(wrong).toEqual(
    expect.arrayContaining([
      "lower case code: is no code like PLM-1004",
      "lower case length_m: is no amount like 1250.50",
      "lower case owner.email: is no e-mail address",
      expect.stringContaining("lower case colour: "),
      `${boat.code} rates.0.price: must be more than nothing`,
      `${boat.code} description.en: is missing`,
      `${boat.code} description.tr: is shorter than 80 letters`,
      `${boat.code} pictures: has fewer than 3 pictures`,
      `${boat.code} pictures.0: gone.jpg: there is no such file`,
      `${boat.code} code: stands in the file twice`,
    ]),
  );
});

test("a spreadsheet with an unknown column or a broken line is refused with its reason", async () => {
  const path = fresh("csv");
  writeFileSync(path, 'code,colour\nPLM-1001,"blue');
  const broken = await importBoats(path, STAFF);
  expect(broken).toMatchObject({ ok: false });
  const other = fresh("csv");
  writeFileSync(other, "code;colour\nPLM-1001;blue\n");
  const unknown = await importBoats(other, STAFF);
  expect(!unknown.ok && boatIssuesOf(unknown.details)[0]?.problem).toMatch(/^there is no column "colour"/);
});

test("a picture's file name cannot point outside the folder", async () => {
  expect(await readMediaFile("../../package.json")).toBeNull();
  expect(await readMediaFile("..%2fsecret.webp")).toBeNull();
  const boat = await someBoat();
  const wrong = await refused([
    { ...boat, pictures: boat.pictures.map(({ alt }) => ({ file: "../x.jpg", alt })) },
  ]);
  expect(wrong[0]).toMatch(/is no picture file$/);
});
