import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WrittenBoat } from "@/lib/server/catalogue/boats/files/boat-document";
import { type BoatImport, boatIssuesOf, importBoats } from "@/lib/server/catalogue/boats/files/import-boats";
import { describeChange } from "@/lib/server/platform/files/describe-change";
import { exportedBoats, writeBoatFile } from "@/tests/fixtures/boats/exported-boats";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });
const root = mkdtempSync(join(tmpdir(), "palamar-versions-"));
const path = join(root, "boats.json");
afterAll(() => rmSync(root, { recursive: true }));

/** Imports a boat as if it had been exported just now, and confirms the warnings. */
async function bring(boat: WrittenBoat, { dryRun = false } = {}): Promise<BoatImport> {
  await writeBoatFile(path, [boat]);
  const brought = await importBoats(path, STAFF, { confirmed: true, dryRun });
  if (!brought.ok) throw new Error(JSON.stringify(brought.details));
  return brought.value;
}

/** The problems of a file that is imported as it is. */
async function refused(boat: WrittenBoat): Promise<string[]> {
  writeFileSync(path, JSON.stringify([boat]));
  const brought = await importBoats(path, STAFF, { confirmed: true });
  return brought.ok ? [] : boatIssuesOf(brought.details).map(({ field, problem }) => `${field}: ${problem}`);
}

async function someBoat(): Promise<WrittenBoat> {
  const boat = (await exportedBoats()).find(({ pictures }) => pictures.length > 3);
  if (!boat) throw new Error("no boat has a fourth picture");
  return boat;
}

test("a file that was exported before a colleague's change is refused, and undoes nothing", async () => {
  const boat = await someBoat();
  const rates = boat.rates.map((rate) => ({ ...rate, price: "4444.00" }));
  await bring({ ...boat, rates });
  const before = await exportedBoats();
  const renamed = { ...boat, name: { ...boat.name, en: "Renamed" } };
  const current = (await someBoat()).version;
  expect(await refused(renamed)).toEqual([
    `version: the boat was changed after this file was exported: it has version ${current} now. Export it again`,
  ]);
  expect(await refused({ ...renamed, version: null })).toEqual([
    expect.stringMatching(/version: is missing: the site has this boat, with version [0-9a-f]{12}\./),
  ]);
  expect(await exportedBoats()).toEqual(before);
});

test("a file that says what the site has already changes nothing, however old it is", async () => {
  const boat = await someBoat();
  writeFileSync(path, JSON.stringify([{ ...boat, version: "0123456789ab" }]));
  expect(await importBoats(path, STAFF)).toMatchObject({ ok: true, value: { changes: [], unchanged: 1 } });
});

test("every changed value is named with its former one", async () => {
  const boat = await someBoat();
  const { changes } = await bring(
    {
      ...boat,
      notice_hours: 9,
      name: { ...boat.name, en: "Renamed" },
      facilities: boat.facilities?.slice(1),
      rates: [{ kind: "hourly", price: "7777.00", min_hours: 2 }],
      pictures: boat.pictures.slice(0, -1),
    },
    { dryRun: true },
  );
  const values = changes[0]?.values.map(({ field, from, to }) => `${field}: ${describeChange(from, to)}`);
  expect(values).toEqual(
    expect.arrayContaining([
      `notice_hours: ${boat.notice_hours} → 9`,
      `name.en: ${boat.name.en} → Renamed`,
      expect.stringMatching(/^facilities: .+ → .+$/),
      expect.stringMatching(/^rates\.hourly\.price: (–|[\d.]+) → 7777\.00$/),
      expect.stringMatching(/^pictures\.\d+\.key: .+ → –$/),
    ]),
  );
});

test.each([
  ["a spreadsheet in Windows-1254", Buffer.from([0x0a, 0xde, 0x69, 0x6d, 0xfe, 0x65, 0x6b]), 3],
  ["letters that another program has lost", Buffer.from("\n\n\uFFFDim\uFFFDek"), 4],
  ["UTF-16", Buffer.from("\nGüneş", "utf16le"), 3],
])("%s is refused with its line", async (_, ending, line) => {
  const sheet = join(root, "boats.csv");
  writeFileSync(sheet, Buffer.concat([Buffer.from("code,name_tr\nPLM-1001,Işıltı"), ending]));
  const brought = await importBoats(sheet, STAFF);
  expect(!brought.ok && boatIssuesOf(brought.details)).toEqual([
    {
      where: expect.stringMatching(/\.csv$/),
      field: "",
      problem: `line ${line} is not UTF-8 text; save the file as UTF-8 (Excel: "CSV UTF-8")`,
    },
  ]);
});
