import { POST as cancelEndpoint } from "@/app/api/v1/user/special-services/[id]/cancel/route";
import { GET as detailEndpoint } from "@/app/api/v1/user/special-services/[id]/route";
import { GET as listEndpoint } from "@/app/api/v1/user/special-services/route";
import { addMinutes } from "@/lib/domain/shared/instant";
import { atHour, toInstant } from "@/lib/domain/shared/istanbul-time";
import { expireOrder } from "@/lib/server/booking/lifecycle/expire-order";
import { sweepOrders } from "@/lib/server/booking/orders/sweep-orders";
import { getPool } from "@/lib/server/platform/db/pool";
import { makeBoat, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { paymentOf } from "@/tests/fixtures/bookings/held-trip";
import {
  dayAhead,
  holdOrder,
  letOrderExpire,
  makeService,
  orderEvents,
  orderOccupancy,
  orderStatusOf,
  PACKAGE_MINOR,
} from "@/tests/fixtures/bookings/order-world";
import { openOrderPage, ownOrder, payOrder, refundsOfOrder } from "@/tests/fixtures/bookings/paid-order";
import { testService } from "@/tests/fixtures/bookings/test-service";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";
import {
  CARDS,
  payByCard,
  previewContracts,
  returnToShop,
  startPaying,
  testGateway,
} from "@/tests/fixtures/payments/paying";

testDatabase();
const gateway = testGateway();

const world = testWorld();
const service = testService();

describe("a paid order", () => {
  test("is final with its boat when its payment is reported twenty times at once", async () => {
    const boatId = await makeBoat(world);
    const held = await holdOrder(service, { placeId: world.cityId, boatId, startHour: 12 });
    const { paymentId, pageUrl } = await openOrderPage(held);
    const fields = await payByCard(pageUrl, CARDS.success);
    const answers = await allAtOnce(times(20, () => returnToShop(fields)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(await orderStatusOf(held.orderId)).toBe("order_paid");
    expect(await orderOccupancy(held.orderId)).toBe("service");
    expect(await orderEvents(held.orderId)).toEqual(["create", "pay"]);
    expect(await paymentOf(paymentId)).toEqual({ state: "paid", failure_code: null });
    expect(await gateway.charges(pageUrl)).toBe(1);
    const { rows } = await getPool().query(
      "select key from graphile_worker.jobs where key like 'tell_order:' || $1 || ':%' order by key",
      [held.orderId],
    );
    const mails = rows.map(({ key }) => key.split(":")[2]);
    expect(mails).toEqual(expect.arrayContaining(["paid", "paid_operator", "paid_owner", "reminder"]));
  });

  test("keeps the contracts that were accepted, filled with this order", async () => {
    const held = await holdOrder(service);
    await payOrder(held);
    const { body } = await callEndpoint(detailEndpoint, ownOrder(held));
    const contracts = body.contracts as { kind: string; text: string }[];
    expect(contracts.map(({ kind }) => kind)).toEqual(["pre_information", "distance_sales"]);
    expect(contracts[0]?.text).toContain("Marriage proposal");
    expect(contracts[0]?.text).toContain("₺10.000,00");
  });

  test("is not paid with other contracts than those that were shown", async () => {
    const held = await holdOrder(service);
    const other = await holdOrder(service, { day: dayAhead(33) });
    const shown = await previewContracts(other.customer, { order: other.orderId });
    const accepted_contracts = (shown.body.items ?? []).map(({ kind, hash }) => ({ kind, hash }));
    const refused = await startPaying(held.customer, { order: held.orderId }, { accepted_contracts });
    expect([refused.status, refused.body.error]).toEqual([409, "contracts_changed"]);
    const none = await startPaying(held.customer, { order: held.orderId }, { accepted_contracts: [] });
    expect(none.body.error).toBe("contracts_not_accepted");
  });

  test("is completed by the clock when its hours are over, once", async () => {
    const held = await holdOrder(service);
    await payOrder(held);
    const over = addMinutes(toInstant(atHour(dayAhead(30), 20)), 1);
    await sweepOrders(addMinutes(over, -3));
    expect(await orderStatusOf(held.orderId)).toBe("order_paid");
    await allAtOnce(times(2, () => sweepOrders(over)));
    expect(await orderStatusOf(held.orderId)).toBe("order_completed");
    expect(await orderEvents(held.orderId)).toEqual(["create", "pay", "complete"]);
  });
});

describe("money for an order that comes too late", () => {
  test("confirms the order while there is a place, even when the order had expired", async () => {
    const held = await holdOrder(service);
    const { pageUrl } = await openOrderPage(held);
    await letOrderExpire(held.orderId);
    expect(await expireOrder(held.orderId, new Date())).toBe(true);
    await returnToShop(await payByCard(pageUrl, CARDS.success));
    expect(await orderStatusOf(held.orderId)).toBe("order_paid");
  });

  test("is refunded automatically when another customer took the last place", async () => {
    const scarce = await makeService({ dailyCapacity: 1 });
    const held = await holdOrder(scarce);
    const { paymentId, pageUrl } = await openOrderPage(held);
    await letOrderExpire(held.orderId);
    await holdOrder(scarce);
    await returnToShop(await payByCard(pageUrl, CARDS.success));
    expect(await orderStatusOf(held.orderId)).not.toBe("order_paid");
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid_too_late" });
    expect(await refundsOfOrder(held.orderId)).toEqual([
      { amount: PACKAGE_MINOR, reason: "paid_too_late:slot_gone" },
    ]);
  });

  test("is refunded when the customer had cancelled", async () => {
    const held = await holdOrder(service);
    const { pageUrl } = await openOrderPage(held);
    await callEndpoint(cancelEndpoint, { ...ownOrder(held), body: { reason: "Plan değişti" } });
    await returnToShop(await payByCard(pageUrl, CARDS.success));
    expect(await orderStatusOf(held.orderId)).toBe("order_cancelled");
    expect(await refundsOfOrder(held.orderId)).toMatchObject([{ amount: PACKAGE_MINOR }]);
  });
});

describe("another customer's order", () => {
  test("is in no list of mine and cannot be paid by me", async () => {
    const held = await holdOrder(service);
    const stranger = await makeCustomer();
    const mine = await callEndpoint(listEndpoint, {
      path: "/user/special-services",
      token: held.customer.token,
    });
    expect(mine.body.items?.map(({ id }) => id)).toEqual([held.orderId]);
    const theirs = await callEndpoint(listEndpoint, {
      path: "/user/special-services",
      token: stranger.token,
    });
    expect(theirs.body.items).toEqual([]);
    expect((await startPaying(stranger, { order: held.orderId })).status).toBe(404);
    expect((await previewContracts(stranger, { order: held.orderId })).status).toBe(404);
  });
});
