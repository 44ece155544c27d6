import { POST as cancelEndpoint } from "@/app/api/v1/user/special-services/[id]/cancel/route";
import { GET as cancellationEndpoint } from "@/app/api/v1/user/special-services/[id]/cancellation/route";
import { customerOf } from "@/lib/domain/shared/actor";
import { atHour, toInstant } from "@/lib/domain/shared/istanbul-time";
import { cancelOrder } from "@/lib/server/booking/orders/cancel-order";
import { refundByOperator } from "@/lib/server/money/refunds/refund-by-operator";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import {
  dayAhead,
  holdOrder,
  letOrderExpire,
  orderEvents,
  orderOccupancy,
  orderStatusOf,
  PACKAGE_MINOR,
} from "@/tests/fixtures/bookings/order-world";
import { ownOrder, payOrder, refundsOfOrder } from "@/tests/fixtures/bookings/paid-order";
import { testService } from "@/tests/fixtures/bookings/test-service";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();

const world = testWorld();
const service = testService();

describe("cancelling an order", () => {
  test("shows the refund first, frees the boat, and gives everything back in time, once", async () => {
    const boatId = await makeBoat(world);
    const held = await holdOrder(service, { placeId: world.cityId, boatId, startHour: 12 });
    await payOrder(held);
    const shown = await callEndpoint(cancellationEndpoint, ownOrder(held));
    expect(shown.body).toMatchObject({ paid: PACKAGE_MINOR, refund: PACKAGE_MINOR, percent: 100 });
    const cancellation = {
      ...ownOrder(held),
      body: { reason: "Plan değişti", expected_refund: PACKAGE_MINOR },
    };
    const answers = await allAtOnce(times(3, () => callEndpoint(cancelEndpoint, cancellation)));
    for (const { status, body } of answers) {
      expect([status, body.status, body.refund]).toEqual([200, "order_cancelled", PACKAGE_MINOR]);
    }
    expect(await refundsOfOrder(held.orderId)).toEqual([
      { amount: PACKAGE_MINOR, reason: "cancelled_by_customer" },
    ]);
    expect(await orderOccupancy(held.orderId)).toBeNull();
    expect(await orderEvents(held.orderId)).toEqual(["create", "pay", "cancel"]);
  });

  test("gives nothing back within seven days, and is refused for a customer who was shown a larger refund", async () => {
    const held = await holdOrder(service, { day: dayAhead(5) });
    await payOrder(held);
    expect((await callEndpoint(cancellationEndpoint, ownOrder(held))).body).toMatchObject({
      refund: 0,
      percent: 0,
    });
    const more = { reason: "Plan değişti", expected_refund: PACKAGE_MINOR };
    const refused = await callEndpoint(cancelEndpoint, { ...ownOrder(held), body: more });
    expect([refused.status, refused.body.error]).toEqual([409, "refund_changed"]);
    expect(await orderStatusOf(held.orderId)).toBe("order_paid");
    const done = await callEndpoint(cancelEndpoint, {
      ...ownOrder(held),
      body: { ...more, expected_refund: 0 },
    });
    expect(done.body).toMatchObject({ status: "order_cancelled", refund: 0 });
    expect(await refundsOfOrder(held.orderId)).toEqual([]);
  });

  test("is allowed only to the operator once it has started, with a full refund for bad weather", async () => {
    const held = await holdOrder(service, { day: dayAhead(4) });
    await payOrder(held);
    const started = toInstant(atHour(dayAhead(4), 19));
    const cancellation = {
      orderId: held.orderId,
      reason: "Fırtına",
      cause: "weather" as const,
    };
    expect(await cancelOrder({ ...cancellation, by: customerOf(held.customer.id) }, started)).toMatchObject({
      ok: false,
      code: "transition_not_allowed",
    });
    expect((await cancelOrder({ ...cancellation, by: STAFF }, started)).ok).toBe(true);
    expect(await refundsOfOrder(held.orderId)).toEqual([{ amount: PACKAGE_MINOR, reason: "weather" }]);
  });

  test("gives back what is left when the operator has given back a part before", async () => {
    const held = await holdOrder(service);
    await payOrder(held);
    const { rows } = await getPool().query("select number from service_orders where id = $1", [held.orderId]);
    const refund = { number: rows[0].number, amountMinor: 1_000, note: "Kusura bakmayın", again: false };
    expect((await refundByOperator(refund, STAFF, new Date())).ok).toBe(true);
    const left = PACKAGE_MINOR - 1_000;
    expect((await callEndpoint(cancellationEndpoint, ownOrder(held))).body).toMatchObject({ refund: left });
    const cancellation = { ...ownOrder(held), body: { reason: "Plan değişti", expected_refund: left } };
    for (const _ of ["once", "again"]) {
      expect((await callEndpoint(cancelEndpoint, cancellation)).body).toMatchObject({ refund: left });
    }
  });

  test("by the operator is not reported to the customer as the customer's own", async () => {
    const held = await holdOrder(service);
    await payOrder(held);
    const { orderId } = held;
    await cancelOrder({ orderId, by: STAFF, cause: "owner", reason: "Arıza" }, new Date());
    const late = await callEndpoint(cancelEndpoint, { ...ownOrder(held), body: { reason: "Plan değişti" } });
    expect([late.status, late.body.error]).toEqual([409, "transition_not_allowed"]);
  });

  test("needs a reason, and an order that can still be cancelled", async () => {
    const held = await holdOrder(service);
    expect((await callEndpoint(cancelEndpoint, { ...ownOrder(held), body: { reason: " " } })).status).toBe(
      422,
    );
    await letOrderExpire(held.orderId);
    const late = await callEndpoint(cancelEndpoint, { ...ownOrder(held), body: { reason: "Plan değişti" } });
    expect([late.status, late.body.error]).toEqual([409, "transition_not_allowed"]);
    expect((await callEndpoint(cancellationEndpoint, ownOrder(held))).body.error).toBe(
      "transition_not_allowed",
    );
  });
});
