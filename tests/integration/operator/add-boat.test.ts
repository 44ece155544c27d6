import sharp from "sharp";
import { partOfDocument } from "@/lib/domain/boats/boat-parts";
import { addBoatPicture } from "@/lib/server/catalogue/boats/edit/add-boat-picture";
import { saveBoatPart } from "@/lib/server/catalogue/boats/edit/save-boat-part";
import { readBoatPage } from "@/lib/server/catalogue/boats/get-boat-page";
import { readMediaFile } from "@/lib/server/catalogue/media/media-files";
import { carryOut, previewEffect } from "@/lib/server/operator/effect/preview-effect";
import { readBoatRecord } from "@/lib/server/operator/read-boat-record";
import { getPool } from "@/lib/server/platform/db/pool";
import { addByForm, anyBoat, issuesOf, recordOf, savePart } from "@/tests/fixtures/boats/edited-boats";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const NOW = new Date();

const FORM = {
  code: "NEW-77",
  "name.tr": "Işıltı",
  "name.en": "Glitter",
  "name.ar": "بريق",
  type: "motor-yacht",
  port: "",
  length_m: "12,5",
  width_m: "4",
  model_year: "2019",
  cruising_capacity: "8",
  "owner.name": "Ayşe Kaya",
  "owner.email": "ayse@example.com",
};

test("a new boat is a draft that nobody sees, says what is missing, and is published once it is there", async () => {
  const { port, type, code: source } = await anyBoat();
  const form = { ...FORM, port, type };
  expect(await addByForm(form)).toEqual({ ok: true, value: null });
  const { id, boat, gaps } = await recordOf(FORM.code);
  expect([boat.status, boat.length_m, boat.rates]).toEqual(["draft", "12.50", []]);
  expect(gaps.map(({ field }) => field)).toEqual([
    "description.tr",
    "description.en",
    "description.ar",
    "rates",
    "pictures",
  ]);
  expect(await readBoatPage(id, "tr")).toBeNull();
  expect(issuesOf(await savePart(FORM.code, "status", { status: "published" }))).toEqual(
    gaps.map(({ field, message }) => ({ field, key: message })),
  );
  const given = await recordOf(source);
  const whole = { ...given.boat, version: undefined };
  for (const part of ["prices", "pictures"] as const) {
    const document = JSON.stringify(partOfDocument(part, whole));
    const { versions } = await recordOf(FORM.code);
    expect(
      await saveBoatPart(FORM.code, { part, version: versions[part], document }, STAFF, NOW),
    ).toMatchObject({ ok: true });
  }
  const text = "Yeterince uzun bir tanıtım metni. ".repeat(4);
  const texts = { "description.tr": text, "description.en": text, "description.ar": text };
  expect(await savePart(FORM.code, "texts", texts)).toMatchObject({ ok: true });
  expect((await recordOf(FORM.code)).gaps).toEqual([]);
  expect(await savePart(FORM.code, "status", { status: "published" })).toMatchObject({ ok: true });
  expect(await readBoatPage(id, "tr")).not.toBeNull();
  expect(await savePart(FORM.code, "status", { status: "archived" })).toMatchObject({ ok: true });
  expect(await readBoatPage(id, "tr")).toBeNull();
});

test("a copy has everything but code, name, addresses and video; a known code is refused beside its field", async () => {
  const { code } = await anyBoat();
  const source = await recordOf(code);
  const name = { "name.tr": "İkiz", "name.en": "Twin", "name.ar": "توأم" };
  expect(await addByForm({ code: "NEW-78", ...name }, code)).toEqual({ ok: true, value: null });
  const { boat } = await recordOf("NEW-78");
  expect(boat).toEqual({
    ...source.boat,
    code: "NEW-78",
    name: { tr: "İkiz", en: "Twin", ar: "توأم" },
    slug: expect.objectContaining({ tr: expect.stringMatching(/^ikiz-/) }),
    status: "draft",
    video: null,
    version: expect.any(String),
  });
  const again = await addByForm({ code: "new 78".toUpperCase().replace(" ", "-"), ...name }, code);
  expect(!again.ok && again.details?.issues).toEqual([{ field: "code", key: "taken" }]);
  expect(await addByForm({ code: "NEW-79", ...name }, "NONE-1")).toMatchObject({
    ok: false,
    code: "not_found",
  });
});

test("a preview of a new boat is what is done, although each attempt would take another id", async () => {
  const { code } = await anyBoat();
  const work = () =>
    addByForm({ code: "NEW-80", "name.tr": "Üçüz", "name.en": "Third", "name.ar": "ثالث" }, code);
  const foreseen = await previewEffect(work, NOW);
  expect(await readBoatRecord("NEW-80")).toBeNull();
  const { done, effect } = await carryOut(work, foreseen.fingerprint, NOW);
  expect([done, effect]).toEqual([true, foreseen.effect]);
  expect(await readBoatRecord("NEW-80")).not.toBeNull();
});

describe("a picture", () => {
  const paint = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#2080a0" } });
  const sent = (bytes: Buffer, name = "Kıç.jpg") => ({ name, data: bytes.toString("base64") });

  test("is made in every width, and can be named by the boat's part", async () => {
    const { code } = await anyBoat();
    const kept = await addBoatPicture(code, sent(await paint(1300, 900).jpeg().toBuffer()), STAFF);
    if (!kept.ok) throw new Error(kept.code);
    const { key, src } = kept.value;
    const { rows } = await getPool().query("select event from audit_events where subject_id = $1", [key]);
    expect(rows).toEqual([{ event: "picture_added" }]);
    expect(key).toMatch(/^kic~[0-9a-f]{8}~400-800-1200~800~/);
    expect(await readMediaFile(src.split("/").at(-1) ?? "")).toMatchObject({ type: "image/webp" });
    const alt = { "pictures.90.alt.tr": "Kıç", "pictures.90.alt.en": "Stern", "pictures.90.alt.ar": "مؤخرة" };
    expect(await savePart(code, "pictures", { "pictures.90.key": key, ...alt })).toMatchObject({ ok: true });
    expect((await recordOf(code)).boat.pictures.at(-1)).toMatchObject({ key });
  });

  test.each([
    ["a text", async () => Buffer.from("no picture"), "picture_unreadable"],
    ["an animation's format", async () => paint(900, 700).gif().toBuffer(), "picture_unreadable"],
    [
      "a head without its body",
      async () => (await paint(1300, 900).png().toBuffer()).subarray(0, 60),
      "picture_unreadable",
    ],
    ["a small one", async () => paint(799, 900).png().toBuffer(), "picture_too_small"],
    ["more pixels than a camera has", async () => paint(16_000, 5_001).png().toBuffer(), "picture_too_large"],
  ])("is refused as %s", async (_, make, refusal) => {
    const { code } = await anyBoat();
    expect(await addBoatPicture(code, sent(await make()), STAFF)).toMatchObject({ ok: false, code: refusal });
  });

  test("of no boat is refused", async () => {
    expect(await addBoatPicture("NONE-1", sent(Buffer.from("")), STAFF)).toMatchObject({ code: "not_found" });
  });
});
