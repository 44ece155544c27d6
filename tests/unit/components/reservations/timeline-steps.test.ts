import { timelineSteps } from "@/components/reservations/detail/reservation-timeline";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import { RESERVATION_STATUSES, type ReservationStatus } from "@/lib/domain/shared/vocabulary";

function wayOf(...statuses: ReservationStatus[]) {
  const history = statuses.map((status, day) => ({
    status,
    event: "any",
    actor: "system" as const,
    reason: null,
    at: `2026-12-0${day + 1}T10:00:00.000Z`,
  }));
  const status = statuses.at(-1) ?? "request_created";
  return timelineSteps({ status, history } satisfies Pick<ReservationResponse, "status" | "history">);
}

const short = (...statuses: ReservationStatus[]) =>
  wayOf(...statuses).map((step) =>
    step.kind === "end" ? `end:${step.status}` : `${step.key}:${step.state}`,
  );

test("an instant boat has no request step", () => {
  expect(short("request_created_payment_pending")).toEqual(["held:done", "paid:now", "trip:later"]);
});

test("a request waits for the owner's answer first", () => {
  expect(short("request_created")).toEqual(["asked:done", "held:now", "paid:later", "trip:later"]);
});

test("a paid trip waits for its day, and a completed one has nothing left", () => {
  expect(short("request_created_payment_pending", "reservation_created", "reservation_coming")).toEqual([
    "held:done",
    "paid:done",
    "trip:now",
  ]);
  expect(
    short("request_created_payment_pending", "reservation_created", "reservation_completed").at(-1),
  ).toBe("trip:done");
});

test.each(["request_rejected", "request_cancelled", "request_timeout", "reservation_cancelled"] as const)(
  "a reservation that ended as %s shows no later steps",
  (status) => {
    expect(short("request_created", status)).toEqual(["asked:done", `end:${status}`]);
  },
);

test("every status has timeline steps", () => {
  for (const status of RESERVATION_STATUSES) expect(wayOf(status).length).toBeGreaterThan(0);
});
