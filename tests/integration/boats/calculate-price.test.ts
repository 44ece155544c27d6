import { GET as vehicleEndpoint } from "@/app/api/v1/vehicles/[vehicle]/route";
import { POST as priceEndpoint } from "@/app/api/v1/vehicles/calculate-price/route";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { getDb } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";

testDatabase({ seeded: true });

let boat: VehicleResponse;
beforeAll(async () => {
  boat = (await callHandler(vehicleEndpoint, "vehicles/1", { params: { vehicle: "1" } })).body;
});
const day = (ahead: number) => addDays(tripDayOf(new Date()), ahead);

describe("the price", () => {
  const choice = (changes: object = {}) => ({
    vehicle_id: boat.id,
    rent_type: "hourly",
    start_date: `${day(30)}T10:00`,
    end_date: `${day(30)}T16:00`,
    person_count: 2,
    ...changes,
  });
  const price = (body: object, locale = "en") =>
    callHandler(priceEndpoint, "vehicles/calculate-price", { body, locale, address: crypto.randomUUID() });

  test("is lines that add up, now and on board, with what may be charged beside it", async () => {
    const extras = boat.services.slice(0, 2).map(({ id }) => ({ service_id: id, quantity: 1 }));
    const { status, body } = await price(choice({ extras }));
    expect(status).toBe(200);
    const sum = body.lines.reduce((total: number, line: { amount: number }) => total + line.amount, 0);
    expect(sum).toBe(body.total_price);
    expect(body.prepayment + body.remaining).toBe(body.total_price);
    expect(body.lines).toHaveLength(1 + extras.length);
    expect(body.possible.every(({ label }: { label: string }) => label !== "")).toBe(true);
    expect([body.available, body.nearest_free_times, body.adjusted_date]).toEqual([true, [], undefined]);
  });

  test("of a taken time says so and names the nearest free ones", async () => {
    await getDb().execute(`insert into boat_occupancies (boat_id, period, kind)
      values (${boat.id}, tstzrange('${day(30)} 12:00+03', '${day(30)} 13:00+03'), 'block')`);
    const { body } = await price(choice());
    await getDb().execute("delete from boat_occupancies where kind = 'block'");
    expect(body.available).toBe(false);
    expect(body.nearest_free_times.length).toBeGreaterThan(0);
    expect(body.nearest_free_times).not.toContain(`${day(30)}T10:00`);
  });

  test("of a day without one is that of the nearest day, and the response names that day", async () => {
    await getDb().execute(`insert into rates (boat_id, kind, price_minor, valid_from, valid_until)
      values (${boat.id}, 'swim_tour', 500000, '${day(50)}', '${day(60)}')`);
    await getDb().execute(
      `delete from rates where boat_id = ${boat.id} and kind = 'swim_tour' and price_minor <> 500000`,
    );
    const { body } = await price(choice({ swim_tour: true }));
    expect(body).toMatchObject({
      adjusted_date: day(50),
      start_date: `${day(50)}T10:00`,
      total_price: 500_000,
    });
  });

  test.each([
    ["tr", "Bu teknede 3 kişilik yatak var; konaklamalı gezide en çok 3 kişi olabilirsiniz."],
    ["en", "This boat has 3 berths, so at most 3 guests can stay overnight."],
    ["ar", "على هذا القارب 3 أسرّة، ويمكن لـ 3 أشخاص كحد أقصى المبيت فيه."],
  ])(
    "of nights is refused to more guests than there are berths, with the number: %s",
    async (locale, sentence) => {
      const { cruising_capacity: places, specs } = boat;
      const berths = (count: number) =>
        getDb().execute(`update boats set sleeping_capacity = ${count} where id = ${boat.id}`);
      await getDb().execute(
        `insert into rates (boat_id, kind, price_minor) values (${boat.id}, 'daily', 900000)`,
      );
      await berths(3);
      const nights = { rent_type: "daily", start_date: day(30), end_date: day(32) };
      const { status, body } = await price(choice({ ...nights, person_count: 4 }), locale);
      const fitting = await price(choice({ ...nights, person_count: 3 }));
      const byTheHour = await price(choice({ person_count: Math.min(4, places) }));
      await berths(specs.sleeping_capacity);
      expect([status, body.error, body.message]).toEqual([409, "over_capacity", sentence]);
      expect(body.details).toEqual({ capacity: 3, reason: "sleeping_capacity" });
      expect([fitting.status, byTheHour.status]).toEqual([200, 200]);
    },
  );

  test.each([
    ["a price of their own", { total_price: 1 }, 422, "invalid_input"],
    ["no persons", { person_count: 0 }, 422, "invalid_input"],
    ["half a person", { person_count: 1.5 }, 422, "invalid_input"],
    ["a crowd", { person_count: 400 }, 409, "over_capacity"],
    ["a service of another boat", { extras: [{ service_id: 999_999, quantity: 1 }] }, 400, "unknown_service"],
    ["a negative quantity", { extras: [{ service_id: 1, quantity: -1 }] }, 422, "invalid_input"],
    ["a boat that does not exist", { vehicle_id: 999_999 }, 404, "not_found"],
    ["yesterday", { start_date: `${day(-1)}T10:00`, end_date: `${day(-1)}T16:00` }, 409, "in_the_past"],
    ["an end before the start", { end_date: `${day(29)}T10:00` }, 422, "end_before_start"],
    [
      "the year after next",
      { start_date: `${day(600)}T10:00`, end_date: `${day(600)}T16:00` },
      409,
      "too_far_ahead",
    ],
    [
      "a year that no calendar has",
      { rent_type: "daily", start_date: "9999-12-30", end_date: "9999-12-31" },
      422,
      "invalid_input",
    ],
    ["half hours", { start_date: `${day(30)}T10:30` }, 422, "not_whole_hours"],
    [
      "a time in a year that no calendar has",
      { start_date: "9999-12-31T10:00", end_date: "9999-12-31T16:00" },
      422,
      "invalid_input",
    ],
  ])("is refused to %s", async (_, changes, status, code) => {
    const answer = await price(choice(changes));
    expect([answer.status, answer.body.error]).toEqual([status, code]);
  });
});
