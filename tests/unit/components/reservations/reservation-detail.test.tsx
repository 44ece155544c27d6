/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { ReservationDetail } from "@/components/reservations/detail/reservation-detail";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import { SAMPLE_RESERVATION } from "@/tests/fixtures/bookings/sample-reservation";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

type Step = ReservationResponse["history"][number];

const showEnded = (status: Step["status"], step: Pick<Step, "event" | "actor" | "reason">) => {
  const history = [...SAMPLE_RESERVATION.history, { ...step, status, at: "2026-11-20T09:00:00.000Z" }];
  const reservation = { ...SAMPLE_RESERVATION, status, history, boarding: null };
  renderIsland(<ReservationDetail reservation={reservation} now="2026-11-20T10:00:00.000Z" />);
};

test.each([
  ["request_rejected", "reject", "The engine is being repaired"],
  ["reservation_cancelled", "cancel", "Storm warning"],
] as const)(
  "beside the status %s stands the owner's reason, and again in the history",
  (status, event, reason) => {
    showEnded(status, { event, actor: "owner", reason });
    expect(screen.getAllByText(`Reason: ${reason}`)).toHaveLength(2);
  },
);

test("a request that lost its hours to another guest says so beside its status", () => {
  showEnded("request_rejected", { event: "reject", actor: "system", reason: "rival_accepted" });
  expect(screen.getAllByText("These hours went to another guest.")).toHaveLength(2);
});

test("the customer's own reason stands in the history only", () => {
  showEnded("reservation_cancelled", { event: "cancel", actor: "customer", reason: "Plans changed" });
  expect(screen.getAllByText("Reason: Plans changed")).toHaveLength(1);
});

test("a changed trip says that it was changed and names the new time, until the trip is over", () => {
  const trip = { boat: null, person_count: 4, total_price: 3_400_000, prepayment: 680_000 };
  const change: ReservationResponse["changes"][number] = {
    id: "0198c0de-0000-7000-8000-000000000001",
    status: "made",
    from: { ...trip, start_date: "2026-12-01T10:00", end_date: "2026-12-01T14:00" },
    to: { ...trip, start_date: "2026-12-06T10:00", end_date: "2026-12-06T14:00" },
    payment: 0,
    refund: 0,
    remaining: 2_720_000,
    expires_at: null,
    reason: null,
    created_at: "2026-11-20T10:00:00.000Z",
    ended_at: "2026-11-20T10:00:00.000Z",
  };
  const detail = (status: ReservationResponse["status"]) => (
    <ReservationDetail
      reservation={{ ...SAMPLE_RESERVATION, status, changes: [change] }}
      now="2026-11-20T10:00:00.000Z"
    />
  );
  const { rerenderIsland } = renderIsland(detail("reservation_created"));
  expect(screen.getByText("Your trip was changed").parentElement).toHaveTextContent("6 December 2026");
  rerenderIsland(detail("reservation_completed"));
  expect(screen.queryByText("Your trip was changed")).toBeNull();
});

test("the boat's code, which a marina's gate asks for, stands beside its name", () => {
  renderIsland(<ReservationDetail reservation={SAMPLE_RESERVATION} now="2026-11-20T10:00:00.000Z" />);
  expect(screen.getByText(/Boat code/)).toHaveTextContent("Boat code PLM-1004");
});
