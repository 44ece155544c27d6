import { nextStatus, type ReservationEvent, TRANSITIONS } from "@/lib/domain/reservations/next-status";
import { OCCUPANCY_OF_RESERVATION } from "@/lib/domain/reservations/reservation-occupancy";
import { RESERVATION_STATUSES } from "@/lib/domain/shared/vocabulary";
import { ALLOWED_CHANGES } from "@/tests/fixtures/bookings/allowed-changes";

test.each(RESERVATION_STATUSES.map((status) => [status]))("%s allows exactly its transitions", (from) => {
  expect(Object.values(TRANSITIONS[from]).sort()).toEqual([...ALLOWED_CHANGES[from]].sort());
});

test("inherited object properties are no events", () => {
  expect(nextStatus("request_created", "constructor" as ReservationEvent).ok).toBe(false);
});

test("a slot is held exactly while the trip may still happen, and a finished trip keeps its row", () => {
  expect(RESERVATION_STATUSES.filter((status) => OCCUPANCY_OF_RESERVATION[status])).toEqual([
    "request_created_payment_pending",
    "reservation_created",
    "reservation_coming",
    "reservation_completed",
  ]);
});
