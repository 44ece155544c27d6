import { GET as availabilityEndpoint } from "@/app/api/v1/vehicles/[vehicle]/availability/route";
import { GET as reviewsEndpoint } from "@/app/api/v1/vehicles/[vehicle]/reviews/route";
import { GET as vehicleEndpoint } from "@/app/api/v1/vehicles/[vehicle]/route";
import { GET as findHandler } from "@/app/api/v1/vehicles/find-by-no/route";
import { GET as listEndpoint } from "@/app/api/v1/vehicles/route";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { getDb } from "@/lib/server/platform/db/pool";
import { makeWorld } from "@/tests/fixtures/bookings/booking-world";
import { hold } from "@/tests/fixtures/bookings/held-trip";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";

testDatabase({ seeded: true });

let boat: VehicleResponse;
const vehicle = (key: string, locale = "tr") =>
  callHandler(vehicleEndpoint, `vehicles/${key}`, { params: { vehicle: key }, locale });
beforeAll(async () => {
  boat = (await vehicle("1")).body;
});
const day = (ahead: number) => addDays(tripDayOf(new Date()), ahead);

describe("a boat", () => {
  test("is found by id and by its slug in any language, and is returned in the requested language", async () => {
    const english = (await vehicle("1", "en")).body;
    expect(english.id).toBe(boat.id);
    expect(english.description).not.toBe(boat.description);
    for (const slug of [boat.slug, english.slug]) expect((await vehicle(slug)).body.id).toBe(boat.id);
  });

  test("returns everything that the boat page shows, and of the owner only the name", () => {
    expect(boat.pictures.length).toBeGreaterThanOrEqual(3);
    expect(boat.facilities.length).toBeGreaterThan(0);
    expect(boat.rates.length).toBeGreaterThan(0);
    expect(JSON.stringify(boat)).not.toMatch(/owner_email|owner_phone|@example/);
    expect(Object.keys(boat).toSorted()).toMatchInlineSnapshot(`
[
  "accepted_on_board",
  "area",
  "cancellation_policy",
  "captain",
  "captain_languages",
  "captain_licence",
  "city",
  "code",
  "cruising_capacity",
  "currency",
  "description",
  "facilities",
  "fast_app",
  "from",
  "handover_hours",
  "id",
  "latitude",
  "length_cm",
  "longitude",
  "meeting_point",
  "name",
  "notice_hours",
  "owner",
  "pictures",
  "port",
  "prepayment_percent",
  "price",
  "rates",
  "rating",
  "rental_rules",
  "review_count",
  "reviews",
  "service_hours",
  "services",
  "slug",
  "specs",
  "trip",
  "turnaround_minutes",
  "type",
  "usage_rules",
  "video",
]
`);
  });

  test.each(["999999", "no-such-boat", "Mavi", "%00", "1;drop"])("%s is not found", async (key) => {
    const { status, body } = await vehicle(key);
    expect([status, body.error]).toEqual([404, "not_found"]);
  });

  test("that is not published is not found, neither it nor its reviews nor its calendar", async () => {
    await getDb().execute(`update boats set status = 'draft' where id = ${boat.id}`);
    const params = { vehicle: String(boat.id) };
    const query = `from=${day(1)}&to=${day(2)}`;
    const answers = await Promise.all([
      vehicle(String(boat.id)),
      vehicle(boat.slug),
      callHandler(reviewsEndpoint, "x", { params }),
      callHandler(availabilityEndpoint, `x?${query}`, { params }),
      callHandler(findHandler, `x?vehicle_number=${boat.code}`),
    ]);
    await getDb().execute(`update boats set status = 'published' where id = ${boat.id}`);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  test.each([
    "from=9999-12-30&to=9999-12-31",
    "from=0001-01-01&to=0001-01-02",
    "from=2200-01-01&to=2200-01-02",
  ])("has no calendar in an impossible year: %s", async (query) => {
    const params = { vehicle: String(boat.id) };
    const { status, body } = await callHandler(availabilityEndpoint, `x?${query}`, { params });
    expect([status, Object.keys(body.fields)]).toEqual([422, ["from", "to"]]);
  });

  test("has its reviews page by page, newest first, authors by first name and initial", async () => {
    const { rows } = await getDb().execute<{ boat_id: number }>(
      "select boat_id from reviews where published group by boat_id order by count(*) desc limit 1",
    );
    const params = { vehicle: String(rows[0]?.boat_id ?? boat.id) };
    const { body } = await callHandler(reviewsEndpoint, "x?page=1", { params });
    const times = body.items.map(({ created_at }: { created_at: string }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const { author } of body.items) expect(author).toMatch(/ \p{L}\.$/u);
    const beyond = await callHandler(reviewsEndpoint, "x?page=99", { params });
    expect([beyond.body.items, beyond.body.total]).toEqual([[], body.total]);
  });
});

describe("the boat code", () => {
  const find = (code: string, locale = "tr") =>
    callHandler(findHandler, `vehicles/find-by-no?vehicle_number=${encodeURIComponent(code)}`, { locale });

  test.each([
    (code: string) => code,
    (code: string) => ` ${code.toLowerCase()} `,
    (code: string) => code.replace("-", ""),
  ])("is found however it is typed", async (typed) => {
    const { body } = await find(typed(boat.code));
    expect(body).toEqual({
      slug: boat.slug,
      slug_TR: boat.slug,
      slug_EN: expect.any(String),
      slug_AR: expect.any(String),
    });
  });

  test("is found with a dotted or dotless i in it", async () => {
    await getDb().execute(`update boats set code = 'İZMİR-7', code_folded = 'izmir7' where id = ${boat.id}`);
    for (const typed of ["İZMİR 7", "izmir7", "Izmir-7", "ızmır 7"])
      expect((await find(typed)).status).toBe(200);
    await getDb().execute(
      `update boats set code = '${boat.code}', code_folded = '${boat.code.toLowerCase().replace("-", "")}' where id = ${boat.id}`,
    );
  });

  test("returns 404 for an unknown code, and 422 with a field error for an empty one", async () => {
    const unknown = await find("XYZ-1", "en");
    expect([unknown.status, unknown.body.message]).toEqual([404, "No boat was found with this code."]);
    for (const empty of ["", "   "])
      expect((await find(empty)).body.fields.vehicle_number).toBe("Bu alan zorunludur.");
  });
});

describe("the calendar", () => {
  const calendar = (from: string, to: string) =>
    callHandler(availabilityEndpoint, `x?from=${from}&to=${to}`, { params: { vehicle: String(boat.id) } });

  test("returns every requested day with prices and 24 hours, and busy periods in Istanbul time", async () => {
    await getDb().execute(`insert into boat_occupancies (boat_id, period, kind)
      values (${boat.id}, tstzrange('${day(40)} 10:00+03', '${day(40)} 14:00+03'), 'block')`);
    const { body } = await calendar(day(40), day(42));
    await getDb().execute("delete from boat_occupancies where kind = 'block'");
    expect(body.days.map((shown: { day: string }) => shown.day)).toEqual([day(40), day(41), day(42)]);
    expect(body.busy).toEqual([{ starts_at: `${day(40)}T10:00`, ends_at: `${day(40)}T14:00` }]);
    expect(body.days[0].hours).toHaveLength(24);
    expect(body.days[0].hours[11]).toEqual({ hour: 11, free: false, reason: "busy" });
  });

  test("shows a hold as busy, and as free once it has expired although no job removed it", async () => {
    const { boatId } = await hold(await makeWorld());
    const busy = async () => {
      const query = `x?from=${day(0)}&to=${day(90)}`;
      return (await callHandler(availabilityEndpoint, query, { params: { vehicle: String(boatId) } })).body
        .busy;
    };
    const taken = await busy();
    expect(taken).toHaveLength(1);
    const at = taken[0].starts_at;
    const listed = async () => {
      const start = Number(at.slice(11, 13));
      const hours = `start_hour=${start}&end_hour=${start + 2}`;
      const query = `x?date=${at.slice(0, 10)}&${hours}&sort=price_asc`;
      const { items } = (await callHandler(listEndpoint, query)).body;
      return items.some(({ id }: { id: number }) => id === boatId);
    };
    expect(await listed()).toBe(false);
    await getDb().execute(
      `update boat_occupancies set expires_at = now() - interval '1 second' where boat_id = ${boatId}`,
    );
    expect(await busy()).toEqual([]);
    expect(await listed()).toBe(true);
  });

  test.each([
    ["backwards", day(3), day(2)],
    ["over more than a hundred days", day(0), day(100)],
    ["over days that do not exist", "2026-02-30", "2026-03-01"],
  ])("is not shown %s", async (_, from, to) => {
    expect((await calendar(from, to)).status).toBe(422);
  });
});
