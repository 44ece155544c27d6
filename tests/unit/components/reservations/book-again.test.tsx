/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { ReservationActions } from "@/components/reservations/detail/reservation-detail";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import { SAMPLE_RESERVATION } from "@/tests/fixtures/bookings/sample-reservation";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

const NOW = "2026-11-20T10:00:00.000Z";
const again = (changes: Partial<ReservationSummary>, now = NOW) => {
  const reservation = { ...SAMPLE_RESERVATION, status: "request_timeout" as const, ...changes };
  renderIsland(<ReservationActions reservation={reservation} now={now} />);
  return screen.queryByRole("link", { name: "Book again" })?.getAttribute("href");
};

test.each<[string, Partial<ReservationSummary>, string]>([
  ["hours", {}, "?rent_type=hourly&date=2026-12-01&persons=4&start_hour=10&end_hour=14"],
  [
    "a swim tour",
    { swim_tour: true },
    "?rent_type=swim_tour&date=2026-12-01&persons=4&start_hour=10&end_hour=14",
  ],
  [
    "days",
    { rent_type: "daily", end_date: "2026-12-03T12:00" },
    "?rent_type=daily&date=2026-12-01&persons=4&end_date=2026-12-03",
  ],
])("who books %s again finds them chosen", (_, changes, query) => {
  expect(again(changes)).toBe(`/en/boat/mavi-ruya${query}`);
});

test("a trip that has started is not offered again at its old time", () => {
  expect(again({}, "2026-12-01T07:00:00.000Z")).toBe("/en/boat/mavi-ruya");
});

test("a customer whose payment is under review is not led to pay for the same trip again", () => {
  expect(again({ payment_in_review: true })).toBeUndefined();
});
