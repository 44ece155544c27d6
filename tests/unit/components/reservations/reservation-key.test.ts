/** @jest-environment jsdom */
import {
  forgetReservationKey,
  rememberHold,
  reservationKey,
} from "@/components/reservations/checkout/reservation-key";
import type { CreateReservationBody } from "@/lib/contracts/reservations";

const body: CreateReservationBody = {
  vehicle_id: 1,
  rent_type: "hourly",
  start_date: "2026-12-01T10:00",
  end_date: "2026-12-01T14:00",
  person_count: 4,
  departure_port: 2,
  expected_total: 3_400_000,
};
const NOW = Date.parse("2026-12-01T08:00:00Z");

beforeEach(() => sessionStorage.clear());

test("the same choice keeps its key over a double click and a reload", () => {
  const key = reservationKey(body, NOW);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(reservationKey({ ...body }, NOW)).toBe(key);
  rememberHold(1, "2026-12-01T08:30:00Z");
  expect(reservationKey(body, NOW)).toBe(key);
});

test("another choice, or one after the hold expired, gets a new key", () => {
  const key = reservationKey(body, NOW);
  rememberHold(1, "2026-12-01T08:30:00Z");
  expect(reservationKey(body, Date.parse("2026-12-01T08:31:00Z"))).not.toBe(key);
  expect(reservationKey({ ...body, person_count: 5 }, NOW)).not.toBe(key);
});

test("after a clear refusal the next attempt is a new one", () => {
  const key = reservationKey(body, NOW);
  forgetReservationKey(1);
  expect(reservationKey(body, NOW)).not.toBe(key);
});
