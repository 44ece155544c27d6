import { findSlug } from "@/lib/server/catalogue/slugs/find-slug";
import { clearSlugCache } from "@/lib/server/catalogue/slugs/slug-cache";
import { readCatalogueEntry } from "@/lib/server/operator/read-catalogue";
import type { EndpointKey } from "@/lib/server/runtime/api/endpoint-table";
import { carryOutInConsole, linesOf } from "@/tests/fixtures/accounts/console-action";
import { makeStaff, type StaffMember } from "@/tests/fixtures/accounts/staff-member";
import { one } from "@/tests/fixtures/bookings/held-trip";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });
jest.spyOn(process.stdout, "write").mockReturnValue(true);

let editor: StaffMember;
beforeAll(async () => {
  editor = await makeStaff("editor");
});

const act = async (key: EndpointKey, params: Record<string, string>, body = {}) => {
  const answer = await carryOutInConsole(key, editor.cookie, { params, body });
  const { message, fields = {} } = answer.shown as unknown as { message?: string; fields?: object };
  return { ...answer, message, fields: Object.keys(fields) };
};
const add = (section: string, key: string, values: object) =>
  act("POST /operate/catalogue/{section}", { section }, { key, values });
const change = (section: string, key: string, values: object) =>
  act("POST /operate/catalogue/{section}/{key}/change", { section, key }, { values });
const remove = (section: string, key: string) =>
  act("POST /operate/catalogue/{section}/{key}/remove", { section, key });
const inAll = (text: string) => ({ tr: text, en: text, ar: text });

test("an entry is added, changed and removed, each once its difference was shown, and the audit has the values", async () => {
  const added = await add("facilities", "sea-bob", {
    name: inAll("Sea bob"),
    icon: "waves",
    category_id: "1",
  });
  expect(linesOf(added.shown, "change")).toContain("facilities sea-bob · Name · English: none → Sea bob");
  expect(added.done?.done).toBe(true);
  const changed = await change("facilities", "sea-bob", {
    name: { tr: "Deniz motoru", en: "Sea bob", ar: "Sea bob" },
  });
  expect(linesOf(changed.shown, "change")).toEqual([
    "facilities sea-bob · Name · Turkish: Sea bob → Deniz motoru",
  ]);
  expect((await readCatalogueEntry("facilities", "sea-bob"))?.entry).toMatchObject({
    name: { tr: "Deniz motoru" },
    icon: "waves",
    edited: true,
  });
  expect((await remove("facilities", "sea-bob")).done?.done).toBe(true);
  expect(await readCatalogueEntry("facilities", "sea-bob")).toBeNull();
  expect(
    await one(
      `select array_agg(event order by id) as events, bool_and(actor_id = $1) as own from audit_events
       where subject_kind = 'catalogue' and subject_id = 'facilities sea-bob'`,
      editor.id,
    ),
  ).toEqual({ events: ["catalogue_saved", "catalogue_saved", "catalogue_removed"], own: true });
});

test("a port is added to its area; a new address of it leads on from the former one, which nobody else may take", async () => {
  const area = await one<{ key: string }>(
    "select key from places where kind = $1 order by id limit 1",
    "area",
  );
  const port = {
    kind: "port",
    parent: area.key,
    name: inAll("Yeni İskele"),
    slug: inAll("yeni-iskele"),
    latitude: "37,03",
    longitude: "27.4",
    meeting_point: inAll("İskelenin başında"),
    intro: inAll(""),
    media_key: "",
  };
  expect((await add("places", "new-pier", port)).done?.done).toBe(true);
  expect((await change("places", "new-pier", { slug: inAll("iskele") })).done?.done).toBe(true);
  clearSlugCache();
  expect(await findSlug("place", "tr", "yeni-iskele")).toMatchObject({ current: "iskele" });
  expect((await readCatalogueEntry("places", "new-pier"))?.formerSlugs.map(({ slug }) => slug)).toEqual(
    Array(3).fill("yeni-iskele"),
  );
  const second = await add("places", "second-pier", port);
  expect([second.error, second.fields]).toEqual(["catalogue_invalid", ["values.slug.tr"]]);
  expect(second.message).toBe("This is or was the address of something else.");
  expect((await add("places", "new-pier", port)).error).toBe("entry_known");
});

test.each([
  ["places", { kind: "port", parent: "", meeting_point: inAll("x") }, "values.parent"],
  ["places", { kind: "city", parent: "", latitude: "north" }, "values.latitude"],
  ["places", { kind: "city", parent: "", slug: { tr: "Büyük", en: "x", ar: "x" } }, "values.slug.tr"],
  ["places", { kind: "city", parent: "", name: { tr: "", en: "x", ar: "x" } }, "values.name.tr"],
  ["places", { kind: "city", parent: "", media_key: "no-such-picture" }, "values.media_key"],
] as const)("%s refuses %j beside its field", async (section, values, field) => {
  const place = { name: inAll("Yer"), slug: inAll("yer-yer"), latitude: "37", longitude: "27" };
  const { error, fields } = await add(section, "somewhere", { ...place, ...values });
  expect([error, fields]).toEqual(["catalogue_invalid", [field]]);
});

test("what boats, bookings or other places hold stays, and the sentence says what holds it", async () => {
  const port = await one<{ key: string; boats: number }>(
    `select p.key, count(*)::int as boats from places p join boats b on b.port_id = p.id
     group by 1 having count(*) > 1 and $1 = '' order by 1 limit 1`,
    "",
  );
  const held = await remove("places", port.key);
  expect(held.error).toBe("entry_in_use");
  expect(held.message).toContain(`${port.boats} boats have it`);
  const entry = await readCatalogueEntry("places", port.key);
  expect(entry?.use.boats).toBe(port.boats);
  const service = await one<{ key: string; bookings: number }>(
    `select s.key, count(distinct l.reservation_id)::int as bookings from services s
     join reservation_lines l on l.service_id = s.id where $1 = '' group by 1 order by 1 limit 1`,
    "",
  );
  expect((await readCatalogueEntry("services", service.key))?.use.bookings).toBe(service.bookings);
  const city = await one<{ key: string }>(
    "select key from places where kind = $1 order by id limit 1",
    "city",
  );
  expect((await remove("places", city.key)).message).toMatch(/places? lies? in it/);
});

test("what comes with the release is not removed: the next start would add it again", async () => {
  const unused = await one<{ key: string }>(
    `select key from facilities f where $1 = '' and not exists
       (select from boat_facilities b where b.facility_id = f.id) limit 1`,
    "",
  ).catch(() => null);
  if (!unused) {
    await one(
      "delete from boat_facilities where facility_id = (select id from facilities where key <> $1 order by id desc limit 1) returning boat_id",
      "",
    );
  }
  const shipped = await one<{ key: string }>(
    `select key from facilities f where $1 = '' and not exists
       (select from boat_facilities b where b.facility_id = f.id) limit 1`,
    "",
  );
  expect((await remove("facilities", shipped.key)).error).toBe("entry_shipped");
});

test("the kind of a rule that boats have stays, and says how many hold it", async () => {
  const rule = await one<{ key: string; kind: string; boats: number }>(
    `select u.key, u.kind, count(*)::int as boats from usage_rules u join boat_usage_rules b on b.usage_rule_id = u.id
     where $1 = '' group by 1, 2 order by 1 limit 1`,
    "",
  );
  const kind = rule.kind === "fine" ? "warning" : "fine";
  const { error, fields, message } = await change("usage_rules", rule.key, { kind, permission: inAll("") });
  expect([error, fields]).toEqual(["catalogue_invalid", ["values.kind"]]);
  expect(message).toContain(`${rule.boats} boats depend`);
});
