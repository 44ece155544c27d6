import { partOfDocument } from "@/lib/domain/boats/boat-parts";
import { saveBoatPart } from "@/lib/server/catalogue/boats/edit/save-boat-part";
import { readBoatPage } from "@/lib/server/catalogue/boats/get-boat-page";
import { findSlug } from "@/lib/server/catalogue/slugs/find-slug";
import { clearSlugCache } from "@/lib/server/catalogue/slugs/slug-cache";
import { describeEffect } from "@/lib/server/operator/effect/describe-effect";
import { previewEffect } from "@/lib/server/operator/effect/preview-effect";
import { getPool } from "@/lib/server/platform/db/pool";
import { anyBoat, issuesOf, recordOf, savePart } from "@/tests/fixtures/boats/edited-boats";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const NOW = new Date();

async function lastAudit() {
  const { rows } = await getPool().query(
    "select event, actor_id, subject_id, data from audit_events order by id desc limit 1",
  );
  return rows[0];
}

test("every part of every boat, opened as a form and saved untouched, changes nothing and is not written down", async () => {
  const { rows } = await getPool().query<{ code: string }>("select code from boats order by code limit 12");
  const before = await lastAudit();
  for (const { code } of rows)
    for (const part of [
      "texts",
      "facts",
      "prices",
      "pictures",
      "services",
      "equipment",
      "people",
      "status",
    ] as const)
      expect([code, part, await savePart(code, part, {})]).toEqual([code, part, { ok: true, value: null }]);
  expect(await lastAudit()).toEqual(before);
});

test("a saved part changes that part only, and who did it is written down with what was before and after", async () => {
  const { code } = await anyBoat();
  const { id, boat } = await recordOf(code);
  expect(await savePart(code, "facts", { notice_hours: "9", "accepted_on_board.cash": true })).toMatchObject({
    ok: true,
  });
  const after = await recordOf(code);
  const expected = { ...boat, notice_hours: 9, version: expect.any(String) };
  expect({ ...after.boat, accepted_on_board: boat.accepted_on_board }).toEqual(expected);
  expect(await lastAudit()).toMatchObject({
    event: "boat_saved",
    actor_id: STAFF.id,
    subject_id: String(id),
    data: {
      code,
      changes: expect.arrayContaining([{ field: "notice_hours", from: String(boat.notice_hours), to: "9" }]),
    },
  });
});

test("a form that a colleague has overtaken is refused with what is saved now; another part's form is not", async () => {
  const { code } = await anyBoat();
  const { versions } = await recordOf(code);
  expect(await savePart(code, "facts", { notice_hours: "11" })).toMatchObject({ ok: true });
  expect(await savePart(code, "facts", { notice_hours: "5" }, versions.facts)).toMatchObject({
    ok: false,
    code: "boat_changed",
    details: { saved: { notice_hours: 11 }, version: (await recordOf(code)).versions.facts },
  });
  expect((await recordOf(code)).boat.notice_hours).toBe(11);
  expect(await savePart(code, "texts", { "name.en": "Overtaken" }, versions.texts)).toMatchObject({
    ok: true,
  });
});

test("wrong fields are named with a message key each, as the import's, and nothing is written", async () => {
  const { code } = await anyBoat();
  const before = await recordOf(code);
  expect(issuesOf(await savePart(code, "facts", { length_m: "long", model_year: "" }))).toEqual(
    expect.arrayContaining([
      { field: "length_m", key: "not_amount" },
      { field: "model_year", key: "required" },
    ]),
  );
  expect(issuesOf(await savePart(code, "texts", { "description.ar": "قصير" }))).toEqual([
    { field: "description.ar", key: "min_length:80" },
  ]);
  const rates = { "rates.90.kind": "hourly", "rates.90.price": "0", "rates.90.from": "2030-02-02" };
  expect(issuesOf(await savePart(code, "prices", { ...rates, "rates.90.last": "2030-01-01" }))).toEqual(
    expect.arrayContaining([{ field: expect.stringMatching(/^rates\.\d+\.price$/), key: "not_nothing" }]),
  );
  const [other] = (
    await getPool().query<{ slug: string }>(
      "select slug from slugs where scope = 'boat' and locale = 'tr' and entity_id <> $1 limit 1",
      [before.id],
    )
  ).rows;
  expect(
    issuesOf(
      await savePart(code, "texts", { "slug.tr": other?.slug ?? "", "slug.en": "x-1", "slug.ar": "x-1" }),
    ),
  ).toEqual([{ field: "slug.tr", key: "taken" }]);
  expect(await recordOf(code)).toEqual(before);
});

test("fields of another part are not taken from a form", async () => {
  const { code } = await anyBoat();
  const { boat, versions } = await recordOf(code);
  const document = JSON.stringify({
    ...partOfDocument("services", boat),
    owner: { name: "X", email: "x@x.co" },
  });
  const saved = { part: "services", version: versions.services, document } as const;
  expect(await saveBoatPart(code, saved, STAFF, NOW)).toMatchObject({ ok: true });
  expect((await recordOf(code)).boat.owner).toEqual(boat.owner);
  for (const broken of ["", "[]", "null", "{"])
    expect(await saveBoatPart(code, { ...saved, document: broken }, STAFF, NOW)).toMatchObject({
      ok: false,
      code: "boat_invalid",
    });
});

test("a new address redirects the former one, and a part without addresses keeps them", async () => {
  const { code } = await anyBoat();
  const { id, boat } = await recordOf(code);
  expect(await savePart(code, "texts", { "name.tr": "Başka Ad" })).toMatchObject({ ok: true });
  expect((await recordOf(code)).boat.slug).toEqual(boat.slug);
  const renamed = { "slug.tr": "baska-ad", "slug.en": "other-name", "slug.ar": "ism-akhar" };
  expect(await savePart(code, "texts", renamed)).toMatchObject({ ok: true });
  clearSlugCache();
  expect(await findSlug("boat", "tr", boat.slug?.tr ?? "")).toMatchObject({ current: "baska-ad" });
  const { formerSlugs } = await recordOf(code);
  expect(formerSlugs).toContainEqual({ locale: "tr", slug: boat.slug?.tr });
  expect(await readBoatPage(id, "tr")).not.toBeNull();
});

test("a preview says every changed value once and what to look at first, in the reader's language", async () => {
  const { code } = await anyBoat();
  const { boat } = await recordOf(code);
  const work = () => savePart(code, "prices", { "rates.0.price": "1" });
  const { effect } = await previewEffect(work, NOW);
  const lines = await describeEffect(effect, "tr");
  expect(lines.filter(({ kind }) => kind === "warning").map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/doğru mu\?$/),
  );
  expect(lines.filter(({ kind }) => kind === "change")).toEqual([
    {
      kind: "change",
      text: expect.stringMatching(`^${code} · Fiyatlar · .* · fiyat: ${boat.rates[0]?.price} → 1.00$`),
    },
  ]);
  expect((await recordOf(code)).boat.rates).toEqual(boat.rates);
});

test("whose a boat is, is written down as changed, and without addresses", async () => {
  const { code } = await anyBoat();
  expect(
    await savePart(code, "people", { "owner.email": "new@example.com", "owner.phone": "" }),
  ).toMatchObject({
    ok: true,
  });
  const { data } = await lastAudit();
  expect(data.changes).toContainEqual({ field: "owner.email" });
  expect(JSON.stringify(data)).not.toContain("@");
});
