import { randomUUID } from "node:crypto";
import { POST } from "@/app/api/v1/reservations/route";
import { getPool } from "@/lib/server/platform/db/pool";
import {
  bodyOf,
  type Customer,
  makeBoat,
  makeCustomer,
  orderOf,
  SERVICE_MINOR,
  tripTime,
  type WantedTrip,
} from "@/tests/fixtures/bookings/booking-world";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";

testDatabase();

const world = testWorld();

type Body = ReturnType<typeof bodyOf>;

async function reserve(
  customer: Customer,
  boatId: number,
  changes: object = {},
  trip: WantedTrip = {},
  idempotencyKey?: string,
) {
  const body = { ...bodyOf(orderOf(world, boatId, customer.id, trip)), ...changes } as Body;
  return callEndpoint(POST, { path: "/reservations", token: customer.token, body, idempotencyKey });
}

async function rows<T>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await getPool().query(text, values)).rows as T[];
}

describe("a reservation", () => {
  test("keeps the accepted quote, its lines, a hold of thirty minutes and a job that ends it", async () => {
    const customer = await makeCustomer();
    const boatId = await makeBoat(world);
    const extras = [{ service_id: world.serviceId, quantity: 2 }];
    const total = 400_000 + 2 * SERVICE_MINOR;
    const { status, body } = await reserve(customer, boatId, { extras, expected_total: total });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: "request_created_payment_pending" });
    expect(Object.keys(body).sort()).toEqual(["expires_at", "id", "number", "status"]);
    const minutes = (Date.parse(String(body.expires_at)) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    const [kept] = await rows("select * from reservations where id = $1", [body.id]);
    expect(kept).toMatchObject({ total_minor: String(total), prepayment_minor: "90000", currency: "TRY" });
    const lines = await rows<{ label: { ar: string } }>(
      "select code, label, quantity, amount_minor from reservation_lines where reservation_id = $1 order by position",
      [body.id],
    );
    expect(lines).toMatchObject([{ code: "trip" }, { code: `service:${world.serviceId}`, quantity: 2 }]);
    expect(lines[0]?.label.ar).toMatch(/[؀-ۿ]/);
    const held = await rows("select kind, upper(period) - lower(period) as length from boat_occupancies");
    expect(held).toContainEqual({ kind: "hold", length: expect.objectContaining({ hours: 5 }) });
    expect(
      await rows("select 1 from graphile_worker.jobs where key = $1", [`expire:${body.id}`]),
    ).toHaveLength(1);
  });

  test("of a boat without instant booking is only a request, holds nothing and notifies the owner", async () => {
    const customer = await makeCustomer();
    const boatId = await makeBoat(world, { fastApp: false });
    const { body } = await reserve(customer, boatId);
    expect(body.status).toBe("request_created");
    expect(await rows("select 1 from boat_occupancies where boat_id = $1", [boatId])).toHaveLength(0);
    const jobs = await rows<{ key: string }>(
      "select key from graphile_worker.jobs where task_identifier = 'tell_reservation' and key like $1 order by key",
      [`tell:${body.id}:%`],
    );
    expect(jobs.map(({ key }) => key.split(":")[2])).toEqual(["request_received", "request_to_owner"]);
  });

  test("is refused when the total differs from the one the customer saw, and the response carries the new total", async () => {
    const answer = await reserve(await makeCustomer(), await makeBoat(world), { expected_total: 1 });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        error: "price_changed",
        details: { total_price: 400_000, prepayment: 80_000, remaining: 320_000 },
      },
    });
  });

  test.each([
    ["a negative total", { expected_total: -1 }, 422],
    ["a price of its own", { total_price: 1 }, 422],
    ["a status of its own", { status: "reservation_created" }, 422],
    ["an extra that the boat does not offer", { extras: [{ service_id: 999_999, quantity: 1 }] }, 400],
    ["more of an extra than there is", { extras: [{ service_id: 1, quantity: 1e9 }] }, 422],
    ["more persons than the boat carries", { person_count: 13 }, 409],
    ["a boat that does not exist", { vehicle_id: 999_999 }, 404],
    [
      "a year that no calendar has",
      { rent_type: "daily", start_date: "9999-12-30", end_date: "9999-12-31" },
      422,
    ],
  ])("with %s is refused and writes nothing", async (_, changes, status) => {
    const customer = await makeCustomer();
    const answer = await reserve(customer, await makeBoat(world), changes);
    expect(answer.status).toBe(status);
    expect(await rows("select 1 from reservations where user_id = $1", [customer.id])).toHaveLength(0);
  });

  test("for nights is refused to more guests than there are berths, with their number", async () => {
    const boatId = await makeBoat(world, { sleepingCapacity: 3 });
    await rows("insert into rates (boat_id, kind, price_minor) values ($1, 'daily', 900000)", [boatId]);
    const nights = { rent_type: "daily", expected_total: 900_000 };
    const [start_date, end_date] = [tripTime(30, 0).slice(0, 10), tripTime(31, 0).slice(0, 10)];
    const night = { ...nights, start_date, end_date };
    expect(await reserve(await makeCustomer(), boatId, { ...night, person_count: 4 })).toMatchObject({
      status: 409,
      body: { error: "over_capacity", details: { capacity: 3, reason: "sleeping_capacity" } },
    });
    expect((await reserve(await makeCustomer(), boatId, { ...night, person_count: 3 })).status).toBe(201);
  });

  test("with an infinite total is not even read", async () => {
    const customer = await makeCustomer();
    const order = orderOf(world, await makeBoat(world), customer.id);
    const body = JSON.stringify(bodyOf(order)).replace('"expected_total":400000', '"expected_total":1e309');
    const answer = await callEndpoint(POST, { path: "/reservations", token: customer.token, body });
    expect([400, 422]).toContain(answer.status);
  });

  test("leaves only from ports of the boat's city", async () => {
    const customer = await makeCustomer();
    const boatId = await makeBoat(world);
    for (const departure_port of [world.otherPortId, world.cityId, 999_999]) {
      const answer = await reserve(customer, boatId, { departure_port });
      expect(answer).toMatchObject({ status: 400, body: { error: "unknown_port" } });
    }
  });

  test("needs a phone number", async () => {
    const answer = await reserve(await makeCustomer({ phone: null }), await makeBoat(world));
    expect(answer).toMatchObject({ status: 409, body: { error: "phone_not_found" } });
  });

  test("needs a session", async () => {
    const body = bodyOf(orderOf(world, await makeBoat(world), (await makeCustomer()).id));
    expect((await callEndpoint(POST, { path: "/reservations", body })).status).toBe(401);
  });

  test("is refused as the third open hold, also when all are requested at once", async () => {
    const customer = await makeCustomer();
    const boatIds = await Promise.all(Array.from({ length: 6 }, () => makeBoat(world)));
    const answers = await allAtOnce(boatIds.map((boatId) => (key) => reserve(customer, boatId, {}, {}, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(answers.filter(({ body }) => body.error === "too_many_holds")).toHaveLength(4);
  });

  test("gets the slot of a hold that has expired, before any job has run", async () => {
    const [first, second] = [await makeCustomer(), await makeCustomer()];
    const boatId = await makeBoat(world);
    const held = await reserve(first, boatId);
    const past = "now() - interval '1 second'";
    await rows(`update reservations set expires_at = ${past} where id = $1`, [held.body.id]);
    await rows(`update boat_occupancies set expires_at = ${past} where reservation_id = $1`, [held.body.id]);
    expect((await reserve(second, boatId)).status).toBe(201);
    const [old] = await rows("select status from reservations where id = $1", [held.body.id]);
    expect(old).toEqual({ status: "request_timeout" });
  });
});

describe("an Idempotency-Key", () => {
  test("sent fifty times at once reserves once and always gets the same response", async () => {
    const customer = await makeCustomer();
    const body = bodyOf(orderOf(world, await makeBoat(world), customer.id));
    const idempotencyKey = randomUUID();
    const call = { path: "/reservations", token: customer.token, body, idempotencyKey };
    const answers = await allAtOnce(times(50, () => callEndpoint(POST, call)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    expect(await rows("select 1 from reservations where user_id = $1", [customer.id])).toHaveLength(1);
  });

  test("is refused with another body", async () => {
    const customer = await makeCustomer();
    const body = bodyOf(orderOf(world, await makeBoat(world), customer.id));
    const call = { path: "/reservations", token: customer.token, idempotencyKey: randomUUID() };
    await callEndpoint(POST, { ...call, body });
    const answer = await callEndpoint(POST, { ...call, body: { ...body, person_count: 5 } });
    expect(answer).toMatchObject({ status: 422, body: { error: "idempotency_key_reused" } });
  });
});
