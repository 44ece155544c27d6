import { beforeAll, describe, expect, test } from "@jest/globals";
import { POST as paymentDoor } from "@/app/api/v1/payments/route";
import { POST as cancelDoor } from "@/app/api/v1/user/special-services/[id]/cancel/route";
import { GET as cancellationDoor } from "@/app/api/v1/user/special-services/[id]/cancellation/route";
import { GET as detailDoor } from "@/app/api/v1/user/special-services/[id]/route";
import { GET as listDoor } from "@/app/api/v1/user/special-services/route";
import { addMinutes } from "@/lib/domain/shared/instant";
import { atHour, toInstant } from "@/lib/domain/shared/istanbul-time";
import { getPool } from "@/lib/server/db/pool";
import { getPaymentPage } from "@/lib/server/payments/get-payment-page";
import { paymentLinkKey } from "@/lib/server/payments/payment-link";
import { readResultScreen } from "@/lib/server/payments/read-result-screen";
import { cancelOrder } from "@/lib/server/services/cancel-order";
import { expireOrder } from "@/lib/server/services/expire-order";
import { sweepOrders } from "@/lib/server/services/sweep-orders";
import { makeBoat, makeCustomer, makeWorld, type World } from "@/tests/support/booking-world";
import { paymentOf } from "@/tests/support/held-trip";
import { knockDoor } from "@/tests/support/knock-door";
import {
  dayAhead,
  type HeldOrder,
  holdOrder,
  letOrderExpire,
  makeService,
  orderEvents,
  orderOccupancy,
  orderStatusOf,
  PACKAGE_MINOR,
  type TestService,
} from "@/tests/support/order-world";
import {
  CARDS,
  payByCard,
  previewContracts,
  returnToShop,
  startPaying,
  testGateway,
} from "@/tests/support/paying";
import { testDatabase } from "@/tests/support/test-database";

testDatabase();
const gateway = testGateway();

let world: World;
let service: TestService;
beforeAll(async () => {
  world = await makeWorld();
  service = await makeService({ dailyCapacity: 50 });
});

async function openPage({ customer, orderId }: HeldOrder) {
  const { status, body } = await startPaying(customer, { order: orderId });
  expect([status, body.error]).toEqual([201, undefined]);
  return { paymentId: String(body.id), pageUrl: String(body.redirect_url) };
}

async function payed(held: HeldOrder) {
  const page = await openPage(held);
  const back = await returnToShop(await payByCard(page.pageUrl, CARDS.success));
  return { ...page, back };
}

const own = ({ customer, orderId }: HeldOrder) => ({
  path: `/user/special-services/${orderId}`,
  params: { id: orderId },
  token: customer.token,
});
const refundsOf = async (orderId: string) =>
  (
    await getPool().query(
      `select f.amount_minor::int as amount, f.reason from refunds f join payments p on p.id = f.payment_id
       where p.service_order_id = $1`,
      [orderId],
    )
  ).rows;

describe("a paid order", () => {
  test("is final with its boat, told of twenty times at once", async () => {
    const boatId = await makeBoat(world);
    const held = await holdOrder(service, { boatId, startHour: 12 });
    const { paymentId, pageUrl } = await openPage(held);
    const fields = await payByCard(pageUrl, CARDS.success);
    const answers = await Promise.all(Array.from({ length: 20 }, () => returnToShop(fields)));
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
    await payed(held);
    const { body } = await knockDoor(detailDoor, own(held));
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

  test("is completed by the clock when its day is over, once", async () => {
    const held = await holdOrder(service);
    await payed(held);
    const over = addMinutes(toInstant(atHour(dayAhead(31), 0)), 1);
    await sweepOrders(addMinutes(over, -3));
    expect(await orderStatusOf(held.orderId)).toBe("order_paid");
    await Promise.all([sweepOrders(over), sweepOrders(over)]);
    expect(await orderStatusOf(held.orderId)).toBe("order_completed");
    expect(await orderEvents(held.orderId)).toEqual(["create", "pay", "complete"]);
  });
});

describe("money for an order that comes too late", () => {
  test("stands while there is a place, even when the order was written off", async () => {
    const held = await holdOrder(service);
    const { pageUrl } = await openPage(held);
    await letOrderExpire(held.orderId);
    expect(await expireOrder(held.orderId, new Date())).toBe(true);
    await returnToShop(await payByCard(pageUrl, CARDS.success));
    expect(await orderStatusOf(held.orderId)).toBe("order_paid");
  });

  test("goes back by itself when the last place went to somebody else", async () => {
    const scarce = await makeService({ dailyCapacity: 1 });
    const held = await holdOrder(scarce);
    const { paymentId, pageUrl } = await openPage(held);
    await letOrderExpire(held.orderId);
    await holdOrder(scarce);
    await returnToShop(await payByCard(pageUrl, CARDS.success));
    expect(await orderStatusOf(held.orderId)).not.toBe("order_paid");
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid_too_late" });
    expect(await refundsOf(held.orderId)).toEqual([
      { amount: PACKAGE_MINOR, reason: "paid_too_late:slot_gone" },
    ]);
  });

  test("goes back when the customer had cancelled", async () => {
    const held = await holdOrder(service);
    const { pageUrl } = await openPage(held);
    await knockDoor(cancelDoor, { ...own(held), body: { reason: "Plan değişti" } });
    await returnToShop(await payByCard(pageUrl, CARDS.success));
    expect(await orderStatusOf(held.orderId)).toBe("order_cancelled");
    expect(await refundsOf(held.orderId)).toMatchObject([{ amount: PACKAGE_MINOR }]);
  });
});

describe("cancelling an order", () => {
  test("shows the refund first, frees the boat, and gives everything back in time, once", async () => {
    const boatId = await makeBoat(world);
    const held = await holdOrder(service, { boatId, startHour: 12 });
    await payed(held);
    const shown = await knockDoor(cancellationDoor, own(held));
    expect(shown.body).toMatchObject({ paid: PACKAGE_MINOR, refund: PACKAGE_MINOR, percent: 100 });
    const wish = { ...own(held), body: { reason: "Plan değişti", expected_refund: PACKAGE_MINOR } };
    const answers = await Promise.all([1, 2, 3].map(() => knockDoor(cancelDoor, wish)));
    for (const { status, body } of answers) {
      expect([status, body.status, body.refund]).toEqual([200, "order_cancelled", PACKAGE_MINOR]);
    }
    expect(await refundsOf(held.orderId)).toEqual([
      { amount: PACKAGE_MINOR, reason: "cancelled_by_customer" },
    ]);
    expect(await orderOccupancy(held.orderId)).toBeNull();
    expect(await orderEvents(held.orderId)).toEqual(["create", "pay", "cancel"]);
  });

  test("gives nothing back within seven days, and refuses whoever was shown more", async () => {
    const held = await holdOrder(service, { day: dayAhead(5) });
    await payed(held);
    expect((await knockDoor(cancellationDoor, own(held))).body).toMatchObject({ refund: 0, percent: 0 });
    const more = { reason: "Plan değişti", expected_refund: PACKAGE_MINOR };
    const refused = await knockDoor(cancelDoor, { ...own(held), body: more });
    expect([refused.status, refused.body.error]).toEqual([409, "refund_changed"]);
    expect(await orderStatusOf(held.orderId)).toBe("order_paid");
    const done = await knockDoor(cancelDoor, { ...own(held), body: { ...more, expected_refund: 0 } });
    expect(done.body).toMatchObject({ status: "order_cancelled", refund: 0 });
    expect(await refundsOf(held.orderId)).toEqual([]);
  });

  test("is the operator's alone once it has begun, with everything back for the weather", async () => {
    const held = await holdOrder(service, { day: dayAhead(4) });
    await payed(held);
    const begun = toInstant(atHour(dayAhead(4), 10));
    const wish = { orderId: held.orderId, userId: null, reason: "Fırtına", cause: "weather" as const };
    expect(await cancelOrder({ ...wish, actor: "customer" }, begun)).toMatchObject({
      ok: false,
      code: "transition_not_allowed",
    });
    expect((await cancelOrder({ ...wish, actor: "operator" }, begun)).ok).toBe(true);
    expect(await refundsOf(held.orderId)).toEqual([{ amount: PACKAGE_MINOR, reason: "weather" }]);
  });

  test("needs a reason, and an order that can still be cancelled", async () => {
    const held = await holdOrder(service);
    expect((await knockDoor(cancelDoor, { ...own(held), body: { reason: " " } })).status).toBe(422);
    await letOrderExpire(held.orderId);
    const late = await knockDoor(cancelDoor, { ...own(held), body: { reason: "Plan değişti" } });
    expect([late.status, late.body.error]).toEqual([409, "transition_not_allowed"]);
    expect((await knockDoor(cancellationDoor, own(held))).body.error).toBe("transition_not_allowed");
  });
});

describe("the signed link of the mail", () => {
  const now = new Date();
  const soon = addMinutes(now, 30).toISOString();
  const visitor = (linkKey: string | null) => ({ userId: null, linkKey });

  test("opens and pays its own order without a login, and nothing else", async () => {
    const held = await holdOrder(service);
    const other = await holdOrder(service, { day: dayAhead(34) });
    const subject = { kind: "order" as const, id: held.orderId };
    const key = paymentLinkKey(subject, soon);
    const open = (id: string, given: string | null, at = now) =>
      getPaymentPage({ kind: "order", id }, visitor(given), "en", at);
    expect(await open(held.orderId, key)).toMatchObject({
      state: "payable",
      buyer: { identity_number: null },
    });
    expect(await open(held.orderId, null)).toBeNull();
    expect(await open(other.orderId, key)).toBeNull();
    expect(await getPaymentPage({ ...subject, kind: "reservation" }, visitor(key), "en", now)).toBeNull();
    expect(await open(held.orderId, key, addMinutes(now, 8 * 24 * 60))).toBeNull();

    const pay = async (changes: object) => {
      const shown = await previewContracts(held.customer, { order: held.orderId });
      const accepted_contracts = (shown.body.items ?? []).map(({ kind, hash }) => ({ kind, hash }));
      const buyer = { address: "Cumhuriyet Cad. 1", city: "Bodrum", country: "Türkiye" };
      const body = { service_order_id: held.orderId, accepted_contracts, buyer, ...changes };
      return knockDoor(paymentDoor, { path: "/payments", body });
    };
    expect((await pay({})).body.error).toBe("unauthorized");
    expect((await pay({ key: `${key}x` })).body.error).toBe("unauthorized");
    expect((await pay({ key, service_order_id: other.orderId })).body.error).toBe("unauthorized");
    const started = await pay({ key });
    expect(started.status).toBe(201);
    // Without a session there is no Idempotency-Key to go by: the one open payment is what repeats meet.
    expect((await pay({ key })).body.id).toBe(started.body.id);
    const back = await returnToShop(await payByCard(String(started.body.redirect_url), CARDS.success));
    const address = new URL(back.headers.get("location") ?? "");
    expect(await orderStatusOf(held.orderId)).toBe("order_paid");

    const paymentId = String(started.body.id);
    const result = (given: string | null) => readResultScreen(paymentId, visitor(given), "en", new Date());
    expect(await result(address.searchParams.get("key"))).toMatchObject({
      payment: { state: "paid", amount: PACKAGE_MINOR },
      page: { state: "paid" },
    });
    expect(await result(null)).toEqual({
      payment: { id: paymentId, state: "paid", number: expect.stringMatching(/^ORG-/) },
      page: null,
      retryKey: null,
    });
  });
});

describe("another customer's order", () => {
  test("is in no list of mine and cannot be paid by me", async () => {
    const held = await holdOrder(service);
    const stranger = await makeCustomer();
    const mine = await knockDoor(listDoor, { path: "/user/special-services", token: held.customer.token });
    expect(mine.body.items?.map(({ id }) => id)).toEqual([held.orderId]);
    const theirs = await knockDoor(listDoor, { path: "/user/special-services", token: stranger.token });
    expect(theirs.body.items).toEqual([]);
    expect((await startPaying(stranger, { order: held.orderId })).status).toBe(404);
    expect((await previewContracts(stranger, { order: held.orderId })).status).toBe(404);
  });
});
