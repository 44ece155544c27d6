/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import { PaymentResult } from "@/components/payments/payment-result";
import { PaymentStateNotice } from "@/components/payments/payment-screen";
import { apiClient } from "@/lib/client/api/transport/api-client";
import type { PaymentResponse } from "@/lib/contracts/payments";
import type { OfferState } from "@/lib/domain/payments/offer-state";
import { PAYMENT_STATES, type PaymentState } from "@/lib/domain/shared/vocabulary";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const ID = "0198c0de-0000-7000-8000-000000000001";
const of = (state: PaymentState): PaymentResponse => ({
  id: ID,
  state,
  number: "PLM-7K3M9QXA",
  amount: 680_000,
  currency: "TRY",
  failure: state === "failed" ? "insufficient_funds" : null,
  reservation_id: "0198c0de-0000-7000-8000-000000000002",
  service_order_id: null,
});

const OWN = { signedIn: true, retryKey: null } as const;
const AGAIN = { slug: "mavi-ruya", query: { date: "2026-12-01", start_hour: 10 } };
const offer = (state: OfferState) => ({ state, again: AGAIN });
const links = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

beforeEach(() => {
  jest.clearAllMocks();
  call.mockResolvedValue(respond(200, of("processing")));
});

test.each(PAYMENT_STATES)("the state %s is said in full with number and amount", (state) => {
  renderIsland(<PaymentResult payment={of(state)} offer={offer("expired")} {...OWN} />);
  expect(screen.getByRole("heading").textContent?.length).toBeGreaterThan(10);
  expect(screen.getByText("PLM-7K3M9QXA")).toBeVisible();
  expect(screen.getByText("₺6.800,00")).toBeVisible();
});

test("only a failed payment of a held boat can be tried again, with the bank's reason", () => {
  const { unmount } = renderIsland(
    <PaymentResult payment={of("failed")} offer={offer("payable")} {...OWN} />,
  );
  expect(screen.getByText("Your bank reported insufficient funds.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Try again" })).toHaveAttribute(
    "href",
    "/payment/0198c0de-0000-7000-8000-000000000002?lang=en",
  );
  unmount();
  renderIsland(<PaymentResult payment={of("failed")} offer={offer("expired")} {...OWN} />);
  expect(screen.queryByRole("link", { name: "Try again" })).toBeNull();
  expect(screen.getByText(/no longer held/)).toBeVisible();
});

test("when the hold is gone, the page offers to book the same trip again", () => {
  renderIsland(<PaymentResult payment={of("failed")} offer={offer("expired")} {...OWN} />);
  expect(links()).toEqual([
    ["Book again", "/en/boat/mavi-ruya?date=2026-12-01&start_hour=10"],
    ["See the reservation", "/en/u/reservations/0198c0de-0000-7000-8000-000000000002"],
  ]);
});

test("a failed attempt for a trip that another payment paid offers no new booking", () => {
  renderIsland(<PaymentResult payment={of("failed")} offer={offer("paid")} {...OWN} />);
  expect(screen.getByText(/confirmed by another payment/)).toBeVisible();
  expect(screen.queryByText(/no longer held/)).toBeNull();
  expect(links().map(([text]) => text)).toEqual(["See the reservation"]);
});

test("a payment under review is said to take hours, and not to be paid again", () => {
  renderIsland(
    <PaymentResult payment={{ ...of("processing"), in_review: true }} offer={offer("payable")} {...OWN} />,
  );
  expect(screen.getByRole("heading")).toHaveTextContent("Your payment is being checked");
  expect(screen.getByText(/please do not pay again/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Try again" })).toBeNull();
});

test.each([
  ["paid", "cancelled", /was cancelled afterwards/, /is final/],
  ["paid_too_late", "paid", /confirmed by your earlier payment/, /somebody else/],
  ["paid_too_late", "withdrawn_returned", /already been cancelled/, /somebody else/],
  ["paid_too_late", "cancelled", /already been cancelled/, /somebody else/],
  ["failed", "in_review", /Another payment of yours is being checked/, /try again/],
] as const)(
  "a %s payment of an offer that is %s meanwhile shows the current state",
  (state, by, told, gone) => {
    const { container } = renderIsland(<PaymentResult payment={of(state)} offer={offer(by)} {...OWN} />);
    expect(screen.getByText(told)).toBeVisible();
    expect(container).not.toHaveTextContent(gone);
    expect(links().map(([text]) => text)).not.toContain("Try again");
  },
);

test("a review that outlasts the hold says what happens to the money", () => {
  const payment = { ...of("processing"), in_review: true };
  const { container } = renderIsland(
    <PaymentResult payment={payment} offer={offer("late_review")} {...OWN} />,
  );
  expect(container).toHaveTextContent(/otherwise the full amount is refunded/);
  expect(container).not.toHaveTextContent(/held for you/);
});

test("visitors without a session see state and number, and no link to the reservation", () => {
  const { container } = renderIsland(
    <PaymentResult
      payment={{ id: ID, state: "paid", number: "PLM-7K3M9QXA" }}
      offer={null}
      signedIn={false}
      retryKey={null}
    />,
  );
  expect(container).not.toHaveTextContent("₺");
  expect(container).not.toHaveTextContent(/reservation is confirmed|email/);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/en"]);
});

test("a customer who returns from the bank without a session can retry by a key, and gets no link to the account", () => {
  const order = { ...of("failed"), reservation_id: null, service_order_id: ID };
  renderIsland(
    <PaymentResult payment={order} offer={offer("payable")} signedIn={false} retryKey="soon.signature" />,
  );
  expect(screen.getByText(/day is still held/)).toBeVisible();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    `/service-payment/${ID}?key=soon.signature&lang=en`,
    "/en",
  ]);
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test("a payment under way is polled until it is settled, then the page shows its result", async () => {
  jest.useFakeTimers();
  try {
    renderIsland(<PaymentResult payment={of("processing")} offer={offer("payable")} {...OWN} />);
    await pass(5000);
    expect(call.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(refresh).not.toHaveBeenCalled();
    call.mockResolvedValue(respond(200, of("paid")));
    await pass(3000);
    expect(refresh).toHaveBeenCalledTimes(1);
    const asked = call.mock.calls.length;
    await pass(10_000);
    expect(call).toHaveBeenCalledTimes(asked);
  } finally {
    jest.useRealTimers();
  }
});

test("a payment page whose payment is under review says so, and offers nothing to pay", () => {
  const subject = { kind: "reservation", id: "r1" } as const;
  renderIsland(<PaymentStateNotice state="in_review" subject={subject} again={AGAIN} signedIn={false} />);
  expect(screen.getByRole("heading")).toHaveTextContent("Your payment is being checked");
  expect(screen.getByText(/held for you, for a day at most/)).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});

test.each([
  ["cancelled", "This reservation was cancelled"],
  ["returned", "Your payment arrived too late"],
  ["withdrawn_returned", "Your payment arrived too late"],
] as const)("the payment page does not say that nothing was charged after a refund: %s", (state, title) => {
  const subject = { kind: "reservation", id: "r1" } as const;
  const { container } = renderIsland(
    <PaymentStateNotice state={state} subject={subject} again={AGAIN} signedIn />,
  );
  expect(screen.getByRole("heading")).toHaveTextContent(title);
  expect(container).not.toHaveTextContent(/not charged/);
  expect(links().map(([text]) => text)).toEqual(["Book again", "See the reservation"]);
});
