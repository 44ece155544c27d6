/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { ReservationHistory } from "@/components/reservations/detail/reservation-history";
import type { ChangeEntry } from "@/lib/contracts/changes";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

const AT = "2026-11-24T10:00:00Z";
const TRIP = {
  boat: null,
  start_date: "2026-12-01T10:00",
  end_date: "2026-12-01T14:00",
  person_count: 4,
  total_price: 100,
};

const show = (to: Partial<typeof TRIP>) => {
  const change: ChangeEntry = {
    id: "1c1c1c1c-0000-4000-8000-000000000001",
    status: "made",
    from: TRIP,
    to: { ...TRIP, ...to },
    payment: 0,
    refund: 0,
    remaining: 80,
    expires_at: null,
    reason: null,
    created_at: AT,
    ended_at: AT,
  };
  renderIsland(<ReservationHistory history={[]} changes={[change]} />);
};

test("a trip that became shorter is shown with both ends", () => {
  show({ end_date: "2026-12-01T12:00" });
  expect(screen.getByText("1 December 2026, 10:00–14:00 → 1 December 2026, 10:00–12:00")).toBeVisible();
});

test("a trip with more guests is shown with both numbers", () => {
  show({ person_count: 6 });
  expect(
    screen.getByText("1 December 2026, 10:00–14:00 · 4 guests → 1 December 2026, 10:00–14:00 · 6 guests"),
  ).toBeVisible();
});
