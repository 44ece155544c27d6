/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { BookingPrice } from "@/components/boats/booking/booking-price";
import { OfferLines } from "@/components/occasions/occasion-offer";
import { OwnerPrice } from "@/components/owner/owner-facts";
import { priceStageOf } from "@/components/reservations/detail/price-stage";
import { PriceSummary } from "@/components/reservations/detail/price-summary";
import { ReservationTimeline } from "@/components/reservations/detail/reservation-timeline";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { SAMPLE_QUOTE } from "@/tests/fixtures/bookings/sample-quote";
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

test("a stay across a season border shows its nights at both prices, for the customer and the owner", () => {
  const night = { code: "trip", label: "Boat rental", unit: "night", quantity: 2 };
  const lines = [1_000_000, 1_200_000].map((price) => ({ ...night, unit_price: price, amount: 2 * price }));
  const stay = { ...SAMPLE_QUOTE, lines };
  const money = {
    currency: "TRY",
    totalMinor: 4_400_000,
    prepaymentMinor: 880_000,
    remainingMinor: 3_520_000,
  };
  const ownLines = lines.map(({ unit_price, amount, ...line }) => ({
    ...line,
    unitPriceMinor: unit_price,
    amountMinor: amount,
  }));
  // React warns of keys that are not unique, and a warning fails the test.
  for (const prices of [
    <BookingPrice key="booking" quote={stay} stale={false} />,
    <PriceSummary key="summary" trip={stay} />,
    <OwnerPrice key="owner" {...money} currency="TRY" lines={ownLines} />,
    <OfferLines key="offer" lines={lines} currency="TRY" withoutLine={String} />,
  ]) {
    const { container, unmount } = renderIsland(prices);
    for (const amount of ["20.000", "24.000"]) expect(container).toHaveTextContent(amount);
    unmount();
  }
});

test("what has not happened yet is not described as done", () => {
  const asked = { ...SAMPLE_RESERVATION, status: "request_created" as const };
  const history = [
    { status: asked.status, event: "create", actor: "customer" as const, reason: null, at: asked.created_at },
  ];
  renderIsland(<ReservationTimeline reservation={{ ...asked, history }} />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Request sent/),
    "Owner’s answerpending",
    "Pre-paymentnext",
    expect.stringMatching(/^Trip\d/),
  ]);
});
