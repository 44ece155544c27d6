/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { ReservationDetail } from "@/components/reservations/detail/reservation-detail";
import { ReservationResult } from "@/components/reservations/detail/reservation-result";
import { ReservationCard } from "@/components/reservations/list/reservation-card";
import { ThreadLinks } from "@/components/reservations/list/thread-links";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { SAMPLE_RESERVATION } from "@/tests/fixtures/bookings/sample-reservation";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const NOW = "2026-11-20T10:00:00.000Z";
const reviewed = (
  status: ReservationStatus = "request_created_payment_pending",
  changes: Partial<ReservationResponse> = {},
): ReservationResponse => ({
  ...SAMPLE_RESERVATION,
  status,
  expires_at: status.endsWith("_pending") ? "2026-11-21T09:00:00.000Z" : null,
  payment_in_review: true,
  paid_at: null,
  boarding: null,
  history: SAMPLE_RESERVATION.history.slice(0, 1),
  ...changes,
});

const list = (reservation: ReservationResponse) => <ReservationCard reservation={reservation} now={NOW} />;
const detail = (reservation: ReservationResponse) => (
  <ReservationDetail reservation={reservation} now={NOW} />
);
const result = (reservation: ReservationResponse) => (
  <ReservationResult reservation={reservation} now={NOW} />
);
const thread = (reservation: ReservationResponse) => (
  <ThreadLinks title="Threads" reservations={[reservation]} times={new Map()} current={null} />
);

test.each([
  ["list", list],
  ["detail", detail],
  ["result", result],
  ["conversations", thread],
] as const)("the %s asks nobody to pay while a payment is checked", (_, show) => {
  const { container } = renderIsland(show(reviewed()));
  expect(container).toHaveTextContent(/checked|checking/);
  expect(container).not.toHaveTextContent(/Pay now|Payment by/);
  expect(container.querySelector("a[href*='/payment/']")).toBeNull();
});

test.each([list, detail, result])("the end of the hold is shown without a countdown", (show) => {
  renderIsland(show(reviewed()));
  expect(screen.getByText("Payment being checked:").parentElement).toHaveTextContent(
    "held for you until 21 November, 12:00",
  );
  expect(screen.queryByRole("timer")).toBeNull();
});

test.each([
  ["request_timeout", { payment_in_review: true }, /still checking this payment/],
  ["request_cancelled", { payment_in_review: true }, /withdrew before the check/],
  ["request_timeout", { payment_in_review: false }, /boat went to somebody else/],
  ["request_cancelled", { payment_in_review: false }, /already been cancelled when this payment arrived/],
] as const)(
  "a customer who may have paid for a %s does not read that nothing was charged (%o)",
  (status, review, told) => {
    const refund = { amount: 1, currency: "TRY", state: "sent", created_at: NOW, done_at: null } as const;
    const refunds = review.payment_in_review ? [] : [refund];
    const { container } = renderIsland(detail(reviewed(status, { ...review, refunds })));
    expect(screen.getByText(told)).toBeVisible();
    expect(container).not.toHaveTextContent(/You weren’t charged/);
  },
);
