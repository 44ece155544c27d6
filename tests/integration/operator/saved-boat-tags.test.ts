import type { FormValues } from "@/lib/domain/boats/boat-form";
import type { BoatPart } from "@/lib/domain/boats/boat-parts";
import { addByForm, anyBoat, recordOf, savePart } from "@/tests/fixtures/boats/edited-boats";
import { listenToTags } from "@/tests/fixtures/database/listen-to-tags";
import { testDatabase } from "@/tests/fixtures/database/test-database";

const database = testDatabase({ seeded: true });
jest.spyOn(process.stdout, "write").mockReturnValue(true);

/** What is announced to every process while something is saved. */
async function announcedBy(work: () => Promise<{ ok: boolean }>): Promise<string[]> {
  const listener = await listenToTags(database.url());
  try {
    expect(await work()).toMatchObject({ ok: true });
    return (await listener.tags()).toSorted();
  } finally {
    await listener.stop();
  }
}

test.each<[BoatPart, FormValues]>([
  ["texts", { "name.en": "Renamed", "description.en": "A long text about this boat. ".repeat(5) }],
  ["facts", { notice_hours: "47", cruising_capacity: "9", instant: true }],
  ["prices", { "rates.0.price": "4321.50" }],
  ["services", { "services.private-chef.on": false, "services.dj.on": false }],
  ["people", { "captain.name": "Kemal" }],
])("saved %s clear the pages of the boat, lists and home, and nothing else", async (part, typed) => {
  const { code } = await anyBoat();
  const { id } = await recordOf(code);
  const announced = await announcedBy(() => savePart(code, part, typed));
  expect(announced).toEqual(["boat-lists", `boat:${id}`, "home"]);
});

test("what is saved of a draft clears no page but hers", async () => {
  const { code } = await anyBoat();
  await addByForm({ code: "DRAFT-1", "name.tr": "Taslak", "name.en": "Draft", "name.ar": "مسودة" }, code);
  const { id } = await recordOf("DRAFT-1");
  const announced = await announcedBy(() => savePart("DRAFT-1", "prices", { "rates.0.price": "4000" }));
  expect(announced).toEqual([`boat:${id}`]);
});

test("where a boat lies, of what type she is, and whether she is there at all, shows in the frame of every page", async () => {
  const { code } = await anyBoat();
  for (const [part, typed] of [
    ["status", { status: "archived" }],
    ["status", { status: "published" }],
    ["facts", { port: "bodrum-harbour" }],
    ["texts", { "slug.tr": "yepyeni", "slug.en": "brand-new", "slug.ar": "jadid" }],
  ] as const)
    expect(await announcedBy(() => savePart(code, part, typed))).toEqual(
      expect.arrayContaining(["boats", "places", "slugs", "boat-lists"]),
    );
});
