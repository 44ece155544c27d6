import { existsSync } from "node:fs";
import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import { addDays, addHours, atHour, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { readHomePage } from "@/lib/server/reading/home/get-home-page";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

const DAYS_ON_SALE = 540;

async function list<Row>(sql: string): Promise<Row[]> {
  return (await getPool().query(sql)).rows as Row[];
}

test("the demo data has 48 boats of all types in at least 12 ports, about half with instant booking", async () => {
  const [found] = await list<Record<"boats" | "ports" | "types" | "instant", number>>(`
    select count(*)::int as boats, count(distinct port_id)::int as ports,
      count(distinct type_id)::int as types, (count(*) filter (where fast_app))::int as instant from boats`);
  const [{ types } = { types: 0 }] = await list<{ types: number }>(
    "select count(*)::int as types from types",
  );
  expect(found).toMatchObject({ boats: 48, types });
  expect(found?.ports).toBeGreaterThanOrEqual(12);
  expect(found?.instant).toBeGreaterThan(18);
  expect(found?.instant).toBeLessThan(30);
});

test("every boat has at least three different pictures whose files are all shipped", async () => {
  const rows = await list<{ code: string; keys: string[] }>(`
    select code, array_agg(distinct p.media_key) as keys
    from boats b join boat_pictures p on p.boat_id = b.id group by code`);
  expect(rows).toHaveLength(48);
  for (const { code, keys } of rows) {
    expect([code, keys.length >= 3]).toEqual([code, true]);
    for (const key of keys) {
      const picture = findPicture(key);
      const files = [picture?.og ?? "", ...(picture?.srcSet.split(", ") ?? [])].map((file) =>
        (file.split(" ")[0] ?? "").replace(/^.*\/media\//, "public/media/"),
      );
      expect(files.filter((file) => !existsSync(file))).toEqual([]);
      expect(files.length).toBeGreaterThan(2);
    }
  }
});

test("the home page's gallery has at least twelve pictures, all different", async () => {
  const rows = await list<{ media_key: string }>("select media_key from boat_pictures where gallery");
  expect(rows.length).toBeGreaterThanOrEqual(12);
  expect(new Set(rows.map(({ media_key }) => media_key)).size).toBe(rows.length);
});

test("every boat can be quoted on each of the next 540 days, hourly or for a night", async () => {
  const now = new Date();
  const today = tripDayOf(now);
  const boats = await list<{ id: number; code: string }>("select id, code from boats");
  for (const { id, code } of boats) {
    const boat = await findBoatTerms(getDb(), id);
    if (!boat) throw new Error(`${code} has no terms`);
    const { terms } = boat;
    const extras: [] = [];
    const missing: string[] = [];
    for (let ahead = 1; ahead < DAYS_ON_SALE; ahead += 1) {
      const day = addDays(today, ahead);
      const trip = { swimTour: false, personCount: 2, extras };
      const noon = atHour(day, 12);
      const quotes = [
        quoteTrip(terms, { ...trip, rentType: "hourly", startsAt: noon, endsAt: addHours(noon, 4) }, now),
        quoteTrip(
          terms,
          { ...trip, rentType: "daily", startsAt: noon, endsAt: atHour(addDays(day, 1), 10) },
          now,
        ),
      ];
      // the last night on sale ends a day too late
      if (!quotes.some(({ ok }) => ok) && ahead < DAYS_ON_SALE - 1) missing.push(day);
    }
    expect([code, missing]).toEqual([code, []]);
  }
});

test("a boat's rating, count and 'from' price are those of its reviews and rates", async () => {
  const wrong = await list(`
    select code from boats b where review_count <> (select count(*) from reviews r where r.boat_id = b.id and published)
      or abs(rating - (select avg((clean_rate + service_rate + comm_rate + pp_rate) / 4.0)
        from reviews r where r.boat_id = b.id and published)) > 1e-9
      or from_minor is distinct from (select min(price_minor) from rates r where r.boat_id = b.id and r.kind = b.from_kind)
      or rating is null or score <= 0`);
  expect(wrong).toEqual([]);
});

test("the masks repeat the boat's facilities and rules", async () => {
  const wrong = await list(`
    select code from boats b
    where facility_mask <> (select coalesce(sum(1::bigint << f.bit), 0) from boat_facilities x
        join facilities f on f.id = x.facility_id where x.boat_id = b.id)
      or rule_mask <> (select coalesce(sum(1::bigint << u.bit), 0) from boat_usage_rules x
        join usage_rules u on u.id = x.usage_rule_id where x.boat_id = b.id)`);
  expect(wrong).toEqual([]);
});

test("only rules of kind fine carry an amount, and every one of them does", async () => {
  const wrong = await list(`
    select b.boat_id, u.key from boat_usage_rules b join usage_rules u on u.id = b.usage_rule_id
    where (u.kind = 'fine') <> (b.fine_minor is not null)`);
  expect(wrong).toEqual([]);
});

test("a boat's city, area and port belong together and the port has a meeting point", async () => {
  const wrong = await list(`
    select b.code from boats b join places port on port.id = b.port_id join places area on area.id = b.area_id
    join places city on city.id = b.city_id
    where port.parent_id <> area.id or area.parent_id <> city.id or port.kind <> 'port'
      or area.kind <> 'area' or city.kind <> 'city' or port.meeting_point is null`);
  expect(wrong).toEqual([]);
});

test("the services offered cover all five units and all three types", async () => {
  const [found] = await list<{ units: number; types: number }>(`
    select count(distinct unit)::int as units, count(distinct type)::int as types
    from boat_services b join services s on s.id = b.service_id`);
  expect(found).toEqual({ units: 5, types: 3 });
});

test("the home page shows no picture twice", async () => {
  const home = await readHomePage("tr");
  const { types, places, services, blogs, gallery, instantBoats } = home;
  const shown = [
    findPicture("banner-bay")?.src,
    ...instantBoats.map(({ pictures: [cover] }) => cover?.src),
    ...[...types, ...places, ...services, ...blogs].flatMap(({ picture }) => picture?.src ?? []),
    ...gallery.slice(0, 5).map(({ src }) => src),
  ];
  expect(shown.length).toBeGreaterThan(25);
  expect(gallery.length).toBeGreaterThanOrEqual(5);
  expect(shown.filter((src, index) => shown.indexOf(src) !== index)).toEqual([]);
});
