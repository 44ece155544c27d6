import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { getPool } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

async function list<Row>(sql: string): Promise<Row[]> {
  return (await getPool().query(sql)).rows as Row[];
}

const LOCALIZED = [
  ["places", "name"],
  ["places", "intro"],
  ["places", "meeting_point"],
  ["types", "name"],
  ["types", "intro"],
  ["facilities", "name"],
  ["usage_rules", "name"],
  ["usage_rules", "permission"],
  ["services", "name"],
  ["services", "description"],
  ["boat_pictures", "alt"],
  ["service_packages", "name"],
  ["service_packages", "description"],
  ["reservation_lines", "label"],
] as const;

test.each(LOCALIZED)(
  "%s.%s says something in all three languages, Arabic in Arabic script",
  async (table, column) => {
    const wrong = await list(`
    select ${column} from ${table} where ${column} is not null and (
      coalesce(trim(${column} ->> 'tr'), '') = '' or coalesce(trim(${column} ->> 'en'), '') = ''
      or ${column} ->> 'ar' !~ '[ء-ي]' or ${column} ->> 'ar' ~ '[{}]' or ${column} ->> 'tr' ~ '[{}]')`);
    expect(wrong).toEqual([]);
  },
);

test("every boat and every content has its text in all three languages", async () => {
  const wrong = await list(`
    select 'boat ' || b.code as name from boats b left join boat_texts t on t.boat_id = b.id
    group by b.code having count(t.locale) <> 3
    union all
    select 'content ' || c.key from contents c left join content_texts t on t.content_id = c.id
    group by c.key having count(t.locale) <> 3`);
  expect(wrong).toEqual([]);
});

test("no two boats share a description, and no placeholder is left", async () => {
  const [found] = await list<{ texts: number; distinct: number; holes: number; shortest: number }>(`
    select count(*)::int as texts, count(distinct description)::int as distinct,
      (count(*) filter (where description || rental_rules ~ '[{}]'))::int as holes,
      min(array_length(regexp_split_to_array(description, '\\s+'), 1)) as shortest
    from boat_texts`);
  expect(found).toMatchObject({ texts: 144, distinct: 144, holes: 0 });
  expect(found?.shortest).toBeGreaterThanOrEqual(140);
});

test("every boat says at least three sentences in each language that no other boat says", async () => {
  const rows = await list<{ boat_id: number; locale: string; description: string }>(
    "select boat_id, locale, description from boat_texts",
  );
  const sentencesOf = (text: string) => text.split(/(?<=[.!?؟])\s+/).filter((part) => part.length > 20);
  const counts = new Map<string, number>();
  for (const { description } of rows) {
    for (const sentence of sentencesOf(description)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  const poor = rows.filter(
    ({ description }) => sentencesOf(description).filter((part) => counts.get(part) === 1).length < 3,
  );
  expect(poor).toEqual([]);
});

test("the rental terms begin the time as the contract does, at the booked hour, and say it once", async () => {
  const other = "leaves the pier|count as rental time|iskeleden ayrıl|süresinden sayılır|بمغادرة|يُحسب من مدة";
  expect(
    await list(`select boat_id, locale from boat_texts where rental_rules ~* '${other}'
      or rental_rules ~* '(rental time|kiralama süresi|مدة الإيجار).*(rental time|kiralama süresi|مدة الإيجار)'`),
  ).toEqual([]);
});

test("no two reviews say the same", async () => {
  const [found] = await list<{ all: number; distinct: number }>(
    "select count(*)::int as all, count(distinct text)::int as distinct from reviews",
  );
  expect(found?.distinct).toBe(found?.all);
  expect(found?.all).toBeGreaterThanOrEqual(100);
});

test("every addressable thing has one current slug per language", async () => {
  const wrong = await list(`
    with things as (
      select 'place' as scope, id from places union all select 'type', id from types
      union all select 'boat', id from boats
      union all select case kind when 'page' then 'page' when 'blog' then 'blog' else 'service' end, id
        from contents where kind in ('page', 'blog', 'special_service', 'home_feature'))
    select things.scope, things.id from things
    left join slugs s on s.scope = things.scope and s.entity_id = things.id and s.current
    group by 1, 2 having count(distinct s.locale) <> 3`);
  expect(wrong).toEqual([]);
});

test("no address of a type can be read as that of a place", async () => {
  const slugs = await list<{ scope: string; locale: string; slug: string }>(
    "select scope, locale, slug from slugs where scope in ('place', 'type')",
  );
  const placeEnding = { tr: "-tekne", en: "-boat", ar: "-boat" } as Record<string, string>;
  const places = new Set(
    slugs.filter(({ scope }) => scope === "place").map(({ locale, slug }) => `${locale} ${slug}`),
  );
  const colliding = slugs.filter(
    ({ scope, locale, slug }) =>
      scope === "type" &&
      (places.has(`${locale} ${slug}`) ||
        slug.endsWith(placeEnding[locale] ?? "") ||
        /^(tekne|boat)$/.test(slug)),
  );
  expect(colliding).toEqual([]);
});

test("the contracts use only placeholders that the product can fill in, the same in all languages", async () => {
  const rows = await list<{ kind: string; subject: string; locale: string; template: string }>(
    "select kind, subject, locale, template from contracts",
  );
  expect(rows).toHaveLength(12);
  const wanted = {
    reservation: ["buyer_name", "boat_code", "start", "end", "total", "prepayment", "remaining", "policy"],
    order: [
      "buyer_name",
      "service_name",
      "package_content",
      "service_day",
      "service_boat",
      "total",
      "policy",
    ],
  };
  for (const [subject, names] of Object.entries(wanted)) {
    for (const kind of ["pre_information", "distance_sales"]) {
      const asked = rows
        .filter((row) => row.kind === kind && row.subject === subject)
        .map(({ template }) => [...new Set(template.match(/\{[a-z_]+\}/g))].sort().join(" "));
      expect([asked.length, new Set(asked).size]).toEqual([3, 1]);
      for (const name of names) expect(asked[0]).toContain(`{${name}}`);
    }
  }
});

test("the pages that the law and the screens require exist, under the page type that decides their address", async () => {
  const pages = await list<{ key: string; page_type: string }>(
    "select key, page_type from contents where kind = 'page' and published_at <= now()",
  );
  const types = Object.fromEntries(pages.map(({ key, page_type }) => [key, page_type]));
  expect(types).toMatchObject({
    about: "corporate",
    history: "history",
    kvkk: "policy",
    privacy: "policy",
    cookies: "policy",
    rentBoat: "static",
  });
  expect(Object.keys(types)).toEqual(
    expect.arrayContaining(["terms-of-use", "cancellation-terms", "distance-sales", "pre-information"]),
  );
});

test("every special service can be ordered: it has limits and at least two packages", async () => {
  const wrong = await list(`
    select c.key from contents c left join service_packages p on p.content_id = c.id
    where c.kind = 'special_service' group by c.key having count(p.id) < 2`);
  const [found] = await list<{ count: number }>("select count(*)::int as count from special_services");
  expect(wrong).toEqual([]);
  expect(found?.count).toBeGreaterThanOrEqual(8);
});

test("every picture that a text or place names is shipped", async () => {
  const rows = await list<{ media_key: string }>(`
    select media_key from contents where media_key is not null union
    select media_key from places where media_key is not null union
    select media_key from types where media_key is not null`);
  expect(rows.map(({ media_key }) => media_key).filter((key) => !findPicture(key))).toEqual([]);
  expect(rows.length).toBeGreaterThan(10);
});

test("the demo customers accepted both contracts before paying, filled in their own language", async () => {
  const rows = await list<{ locale: string; kind: string; filled_text: string; number: string }>(`
    select r.locale, c.kind, a.filled_text, r.number from reservations r
    join payments p on p.reservation_id = r.id
    join contract_acceptances a on a.payment_id = p.id
    join contracts c on c.id = a.contract_id and c.locale = r.locale`);
  expect(new Set(rows.map(({ locale }) => locale))).toEqual(new Set(["tr", "en", "ar"]));
  const paid = await getPool().query("select from payments where reservation_id is not null");
  expect(rows).toHaveLength(2 * (paid.rowCount ?? 0));
  for (const { filled_text, number } of rows) {
    expect(filled_text).toContain(number);
    expect(filled_text).not.toMatch(/[{}]|undefined|null/);
  }
});
