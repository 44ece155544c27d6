import { POST as paymentEndpoint } from "@/app/api/v1/payments/route";
import { addMinutes } from "@/lib/domain/shared/instant";
import { getPaymentPage } from "@/lib/server/money/get-payment-page";
import { paymentLinkKey } from "@/lib/server/money/payment-link";
import { readResultScreen } from "@/lib/server/money/settle/read-result-screen";
import { dayAhead, holdOrder, orderStatusOf, PACKAGE_MINOR } from "@/tests/fixtures/bookings/order-world";
import { testService } from "@/tests/fixtures/bookings/test-service";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";
import {
  CARDS,
  payByCard,
  previewContracts,
  returnToShop,
  testGateway,
} from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();

const service = testService();

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
      return callEndpoint(paymentEndpoint, { path: "/payments", body });
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
