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
