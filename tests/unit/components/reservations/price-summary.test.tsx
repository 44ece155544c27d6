/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { priceStageOf } from "@/components/reservations/detail/price-stage";
import { PriceSummary } from "@/components/reservations/detail/price-summary";
import { ReservationTimeline } from "@/components/reservations/detail/reservation-timeline";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { SAMPLE_RESERVATION } from "@/tests/fixtures/bookings/sample-reservation";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

const show = (status: ReservationStatus) =>
  renderIsland(
    <PriceSummary trip={SAMPLE_RESERVATION} stage={priceStageOf({ status, payment_in_review: false })} />,
  );

test.each([
  ["request_created", "Pre-payment if accepted", true],
  ["request_created_payment_pending", "Pay now", true],
  ["reservation_created", "Paid online", true],
  ["reservation_cancelled", "Paid online", false],
  ["request_rejected", null, false],
  ["request_timeout", null, false],
] as const)(
  "in %s the pre-payment is called %p, and only a trip that takes place is paid on board",
  (status, label, sails) => {
    show(status);
    const said = ["Pay now", "Pre-payment if accepted", "Paid online"].filter((one) =>
      screen.queryByText(one),
    );
    expect(said).toEqual(label ? [label] : []);
    expect(screen.queryByText("Pay on board") !== null).toBe(sails);
    expect(screen.getByText("Total")).toBeVisible();
  },
);

test("what has not happened yet is not described as done", () => {
  const asked = { ...SAMPLE_RESERVATION, status: "request_created" as const };
  const history = [
    { status: asked.status, event: "create", actor: "customer" as const, reason: null, at: asked.created_at },
  ];
  renderIsland(<ReservationTimeline reservation={{ ...asked, history }} />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Request sent/),
    "Owner's answerwaiting for it",
    "Pre-paymentto come",
    expect.stringMatching(/^Trip\d/),
  ]);
});
