import { POST as priceEndpoint } from "@/app/api/v1/special-services/[slug]/calculate-price/route";
import { POST as orderEndpoint } from "@/app/api/v1/special-services/[slug]/orders/route";
import { expireOrder } from "@/lib/server/booking/lifecycle/expire-order";
import { createOrder, type WantedOrder } from "@/lib/server/booking/orders/create-order";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { getPool } from "@/lib/server/platform/db/pool";
import { makeBoat, makeCustomer, orderOf } from "@/tests/fixtures/bookings/booking-world";
import {
  dayAhead,
  holdOrder,
  letOrderExpire,
  makeService,
  orderBody,
  orderEvents,
  orderOccupancy,
  orderStatusOf,
  PACKAGE_MINOR,
  type TestService,
  wantedOrder,
} from "@/tests/fixtures/bookings/order-world";
import { testService } from "@/tests/fixtures/bookings/test-service";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { type Answer, callEndpoint } from "@/tests/fixtures/http/call-endpoint";

testDatabase();

const world = testWorld();
const service = testService();

async function order(wanted: WantedOrder, token: string, idempotencyKey?: string): Promise<Answer> {
  const path = `/special-services/${wanted.slug}/orders`;
  const call = { path, params: { slug: wanted.slug }, body: orderBody(wanted), token };
  return callEndpoint(orderEndpoint, { ...call, idempotencyKey });
}

const priceOf = (about: TestService, body: object) =>
  callEndpoint(priceEndpoint, {
    path: `/special-services/${about.slug}/calculate-price`,
    params: { slug: about.slug },
    body: { package_id: about.packageId, date: dayAhead(30), person_count: 2, ...body },
  });

describe("an order", () => {
  test("holds its day for thirty minutes at the price that was seen", async () => {
    const customer = await makeCustomer();
    const { status, body } = await order(wantedOrder(service, customer.id), customer.token);
    expect([status, body.status]).toEqual([201, "order_payment_pending"]);
    expect(body.number).toMatch(/^ORG-[0-9A-Z]{8}$/);
    const minutes = (Date.parse(String(body.expires_at)) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    const { rows } = await getPool().query("select * from service_orders where id = $1", [body.id]);
    expect(rows[0]).toMatchObject({
      total_minor: String(PACKAGE_MINOR),
      phone: "+905321234567",
      service_name: { tr: "Evlilik teklifi", en: "Marriage proposal", ar: "Evlilik teklifi" },
      package_name: { tr: "Mum ışığı" },
      person_count: 2,
    });
    expect(await orderEvents(String(body.id))).toEqual(["create"]);
  });

  test("sent fifty times with one key is created once, and every response is the same", async () => {
    const customer = await makeCustomer();
    const wanted = wantedOrder(service, customer.id, { day: dayAhead(31) });
    const answers = await allAtOnce(times(50, () => order(wanted, customer.token, "one-key-for-all-fifty")));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const { rowCount } = await getPool().query("select from service_orders where user_id = $1", [
      customer.id,
    ]);
    expect(rowCount).toBe(1);
  });

  test.each([
    ["another price than the customer saw", { expectedTotalMinor: 1 }, 409, "price_changed"],
    ["a day that is too soon", { day: dayAhead(2) }, 409, "service_lead_time"],
    ["a day that is over", { day: dayAhead(-1) }, 409, "in_the_past"],
    ["a day beyond the season", { day: dayAhead(600) }, 409, "too_far_ahead"],
    ["no number of guests", { personCount: null }, 422, "persons_missing"],
    ["more guests than the package is made for", { personCount: 7 }, 409, "package_too_small"],
    ["a package of nobody's", { packageId: 2_000_000_000 }, 400, "unknown_package"],
    ["a service of nobody's", { slug: "nobody" }, 404, "not_found"],
    ["a phone that cannot exist", { phone: "0532 1" }, 422, "invalid_phone"],
    ["a year that no calendar has", { day: "9999-12-31" }, 422, "invalid_input"],
    ["no hour", { startHour: undefined }, 422, "invalid_input"],
    ["no place", { placeId: undefined }, 422, "invalid_input"],
    ["a place without boats", { placeId: 2_000_000_000 }, 400, "unknown_place"],
    ["a boat of nobody's", { boatId: 2_000_000_000, startHour: 12 }, 409, "boat_not_included"],
  ] as const)("with %s is refused and leaves nothing", async (_, changes, status, code) => {
    const customer = await makeCustomer();
    const answer = await order(wantedOrder(service, customer.id, changes), customer.token);
    expect([answer.status, answer.body.error]).toEqual([status, code]);
    const { rowCount } = await getPool().query("select from service_orders where user_id = $1", [
      customer.id,
    ]);
    expect(rowCount).toBe(0);
  });

  test("names the field that is missing", async () => {
    const customer = await makeCustomer();
    const body: Record<string, unknown> = orderBody(wantedOrder(service, customer.id, { boatId: 1 }));
    delete body.start_hour;
    const path = `/special-services/${service.slug}/orders`;
    const call = { path, params: { slug: service.slug }, body, token: customer.token };
    const answer = await callEndpoint(orderEndpoint, call);
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([422, ["start_hour"]]);
  });

  test("is refused as a customer's third unpaid one, also when sent at once", async () => {
    const customer = await makeCustomer();
    const answers = await allAtOnce(
      [40, 41, 42, 43].map((days) => (idempotencyKey) => {
        const wanted = wantedOrder(service, customer.id, { day: dayAhead(days) });
        return order(wanted, customer.token, idempotencyKey);
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(answers.filter(({ body }) => body.error === "too_many_orders")).toHaveLength(2);
  });
});

describe("the places of a day", () => {
  test("are sold once: of twenty customers who order the last one, a single one gets it", async () => {
    const scarce = await makeService({ dailyCapacity: 1 });
    const rivals = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { id, token } = await makeCustomer();
        return (idempotencyKey: string) => order(wantedOrder(scarce, id), token, idempotencyKey);
      }),
    );
    const answers = await allAtOnce(rivals);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error === "service_day_full")).toHaveLength(19);
  });

  test("are free again once the time to pay has passed, before and after its job", async () => {
    const scarce = await makeService({ dailyCapacity: 1 });
    const { orderId } = await holdOrder(scarce);
    expect((await priceOf(scarce, {})).body.error).toBe("service_day_full");
    await letOrderExpire(orderId);
    expect((await priceOf(scarce, {})).body.places_left).toBe(1);
    expect(await expireOrder(orderId, new Date())).toBe(true);
    expect(await expireOrder(orderId, new Date())).toBe(false);
    expect(await orderStatusOf(orderId)).toBe("order_timeout");
    await holdOrder(scarce);
  });
});

describe("the boat of an order", () => {
  // Boats of this file lie elsewhere than the service's own city.
  const here = () => ({ placeId: world.cityId });

  test("is held while it waits, and is not offered to other customers for that hour", async () => {
    const boatId = await makeBoat(world);
    const before = await priceOf(service, {});
    const offered = (before.body.vehicles as { id: number; start_hours: number[] }[]).find(
      ({ id }) => id === boatId,
    );
    expect(offered?.start_hours).toContain(14);
    const { orderId } = await holdOrder(service, { ...here(), boatId, startHour: 14 });
    expect(await orderOccupancy(orderId)).toBe("hold");
    expect((await priceOf(service, { vehicle_id: boatId, start_hour: 15 })).body.error).toBe("slot_taken");
  });

  test("never overlaps a reservation: of forty concurrent orders and reservations one gets the hours", async () => {
    const boatId = await makeBoat(world);
    const customers = await Promise.all(Array.from({ length: 40 }, () => makeCustomer()));
    const outcomes = await allAtOnce<{ ok: boolean; code?: string }[]>(
      customers.map(({ id }, position) =>
        position % 2 === 0
          ? () => createReservation(orderOf(world, boatId, id, { fromHour: 12, hours: 4 }), new Date())
          : () => createOrder(wantedOrder(service, id, { ...here(), boatId, startHour: 14 }), new Date()),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter(({ code }) => code === "slot_taken")).toHaveLength(39);
    const { rows } = await getPool().query(
      "select count(*)::int as taken from boat_occupancies where boat_id = $1",
      [boatId],
    );
    expect(rows[0].taken).toBe(1);
  });

  test("is free for a reservation when the time to pay has passed, before any job has run", async () => {
    const boatId = await makeBoat(world);
    const { orderId } = await holdOrder(service, { ...here(), boatId, startHour: 12 });
    await letOrderExpire(orderId);
    const rival = await makeCustomer();
    expect((await createReservation(orderOf(world, boatId, rival.id), new Date())).ok).toBe(true);
    expect(await orderStatusOf(orderId)).toBe("order_timeout");
    expect(await orderOccupancy(orderId)).toBeNull();
  });

  test("costs no more than the package, is large enough, and is open at that hour", async () => {
    const customer = await makeCustomer();
    const small = await makeBoat(world, { cruisingCapacity: 1 });
    const dear = await makeBoat(world);
    await getPool().query("update rates set price_minor = 600000 where boat_id = $1", [dear]);
    const open = await makeBoat(world);
    const tried = [
      [small, 12],
      [dear, 12],
      [open, 3],
    ] as const;
    const codes = await Promise.all(
      tried.map(async ([boatId, startHour]) => {
        const outcome = await createOrder(
          wantedOrder(service, customer.id, { ...here(), boatId, startHour }),
          new Date(),
        );
        return outcome.ok ? "ok" : outcome.code;
      }),
    );
    expect(codes).toEqual(["over_capacity", "boat_not_included", "outside_service_hours"]);
  });
});
