/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { mayCancel } from "@/components/reservations/cancel/may-cancel";
import { RefundNotice } from "@/components/reservations/detail/refund-notice";
import { parseStatus, ReservationList } from "@/components/reservations/list/reservation-list";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { SAMPLE_RESERVATION } from "@/tests/fixtures/bookings/sample-reservation";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const NOW = "2026-11-20T10:00:00.000Z";
const entry = (status: ReservationStatus, changes: Partial<ReservationSummary> = {}): ReservationSummary => ({
  ...SAMPLE_RESERVATION,
  id: status,
  status,
  ...changes,
});
const deadline = { expires_at: "2026-11-20T10:30:00.000Z" };

function show(
  preset: "requests" | "reservations",
  list: ReservationSummary[],
  status: ReservationStatus | null = null,
) {
  renderIsland(<ReservationList preset={preset} status={status} reservations={list} now={NOW} />);
}
const primary = () =>
  within(screen.getByRole("article"))
    .getAllByRole("link")
    .filter((link) => link.className.includes("btn-primary"))
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("requests and reservations are two entries, each status a link that counts and works without scripts", () => {
  show("requests", [
    entry("request_created", deadline),
    entry("request_timeout"),
    entry("reservation_created"),
  ]);
  expect(screen.getAllByRole("article")).toHaveLength(2);
  const filter = within(screen.getByRole("navigation", { name: "By status" }));
  expect(filter.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["All2", "/en/u/requests"],
    ["Awaiting the owner’s answer1", "/en/u/requests?status=request_created"],
    ["Expired1", "/en/u/requests?status=request_timeout"],
  ]);
  expect(filter.getByRole("link", { name: /^All/ })).toHaveAttribute("aria-current", "page");
});

test("what is still to come stands apart from what is over", () => {
  show("reservations", [
    entry("reservation_completed"),
    entry("reservation_created"),
    entry("reservation_coming"),
  ]);
  const part = (name: string) => within(screen.getByRole("region", { name })).getAllByRole("article");
  expect(part("Upcoming trips")).toHaveLength(2);
  expect(part("Past trips")).toHaveLength(1);
});

test("a trip that was cancelled for a future day is no past one, and shows what goes back instead of its total", () => {
  const refund = { currency: "TRY", state: "done", created_at: NOW, done_at: NOW } as const;
  show("reservations", [
    entry("reservation_cancelled", { refunds: [{ ...refund, amount: 340_000 }] }),
    entry("reservation_cancelled", { id: "past", start_date: "2026-11-10T10:00" }),
  ]);
  const part = (name: string) => within(screen.getByRole("region", { name })).getByRole("article");
  expect(part("Cancelled trips")).toHaveTextContent("Refund: ₺3.400,00");
  expect(part("Cancelled trips")).not.toHaveTextContent("₺34.000,00");
  expect(part("Past trips")).toHaveTextContent("No refund");
});

test("a trip that ends at another port says so, any other names its port once", () => {
  show("reservations", [
    entry("reservation_created", { arrival_port: { id: 8, name: "Kuruçeşme" } }),
    entry("reservation_coming"),
  ]);
  const [there, back] = screen.getAllByRole("article");
  expect(there).toHaveTextContent("BebekArrival: Kuruçeşme");
  expect(back).not.toHaveTextContent("Arrival");
});

test("a status narrows the list, and an empty status says so", () => {
  show(
    "reservations",
    [entry("reservation_created"), entry("reservation_completed")],
    "reservation_completed",
  );
  expect(screen.getAllByRole("article")).toHaveLength(1);
  show("reservations", [entry("reservation_created")], "reservation_cancelled");
  expect(screen.getByText("You have nothing with this status.")).toBeVisible();
});

test.each(["", "request", "__proto__", "toString", ["request_created"], undefined])(
  "an unknown status %p in the address shows all",
  (value) => expect(parseStatus(value)).toBeNull(),
);

test.each([
  ["request_created_payment_pending", deadline, "Pay now Mavi Rüya", "/payment/"],
  ["reservation_created", {}, "Boarding card Mavi Rüya", "/boarding-card"],
  ["reservation_coming", {}, "Boarding card Mavi Rüya", "/boarding-card"],
  ["reservation_completed", { reviewable: true }, "Write a review Mavi Rüya", "#review"],
] as const)("the next action of %s stands on its card", (status, changes, text, href) => {
  show(status.startsWith("request") ? "requests" : "reservations", [entry(status, changes)]);
  expect(primary()).toEqual([[text, expect.stringContaining(href)]]);
});

test.each(["request_created", "request_rejected", "reservation_completed", "reservation_cancelled"] as const)(
  "a reservation that needs no action offers none: %s",
  (status) => {
    show(status.startsWith("request") ? "requests" : "reservations", [entry(status)]);
    expect(primary()).toEqual([]);
  },
);

test("unread messages and extras are one click away", () => {
  show("reservations", [entry("reservation_created", { unread_messages: 2 })]);
  expect(screen.getByRole("link", { name: "2 new messages" })).toHaveAttribute(
    "href",
    "/en/u/messages?reservation=reservation_created",
  );
  expect(screen.getByRole("link", { name: /View extras/ })).toHaveAttribute(
    "href",
    expect.stringContaining("#extras"),
  );
});

test("cancelling is offered exactly until the start, and not after a deadline", () => {
  const at = (time: string) => new Date(time);
  expect(mayCancel(entry("reservation_created"), at("2026-12-01T06:59:00Z"))).toBe(true);
  expect(mayCancel(entry("reservation_created"), at("2026-12-01T07:00:00Z"))).toBe(false);
  expect(mayCancel(entry("request_created", deadline), at("2026-11-20T10:29:00Z"))).toBe(true);
  expect(mayCancel(entry("request_created", deadline), at("2026-11-20T10:30:00Z"))).toBe(false);
  expect(mayCancel(entry("reservation_completed"), at(NOW))).toBe(false);
});

test("a refund shows its state: on its way, returned, or being looked into", () => {
  const refund = { amount: 680_000, currency: "TRY" as const, created_at: NOW, done_at: null };
  renderIsland(
    <RefundNotice
      refunds={[
        { ...refund, state: "requested" },
        { ...refund, amount: 1, state: "sent" },
        { ...refund, amount: 2, state: "done", done_at: "2026-11-21T10:00:00.000Z" },
        { ...refund, amount: 3, state: "failed" },
      ]}
    />,
  );
  expect(screen.getByText(/^₺6.800,00/)).toBeVisible();
  expect(screen.getAllByText(/is on its way\. It is sent to your card within 14 days/)).toHaveLength(2);
  expect(screen.getByText(/has been returned to your card/)).toHaveTextContent("21 November 2026, 13:00");
  expect(screen.getByText(/We’re looking into it/)).toBeVisible();
});
