import { mayCause, type TripClock } from "@/lib/domain/reservations/may-cause";
import { RESERVATION_EVENTS, type ReservationEvent } from "@/lib/domain/reservations/next-status";
import { ACTOR_KINDS, type ActorKind } from "@/lib/domain/shared/vocabulary";

const HOUR = 3_600_000;
const startsAt = new Date("2026-12-01T07:00:00Z");
const endsAt = new Date(startsAt.getTime() + 4 * HOUR);

/** The clock, this many hours after the start; a deadline only where one is named. */
function at(hours: number, expiresAt: Date | null = null): TripClock {
  return { startsAt, endsAt, expiresAt, now: new Date(startsAt.getTime() + hours * HOUR) };
}
const allowed = (actor: ActorKind, trip: TripClock) =>
  RESERVATION_EVENTS.filter((event) => mayCause(actor, event, trip));

test("customers cancel until the start and never after it; the operator always may", () => {
  expect(mayCause("customer", "cancel", at(-0.001))).toBe(true);
  expect(mayCause("customer", "cancel", at(0))).toBe(false);
  expect(mayCause("staff", "cancel", at(0))).toBe(true);
});

test("a customer can only cancel or change, never accept, confirm a payment, complete or expire a reservation", () => {
  for (const hours of [-1000, -72, -1, 0, 4, 1000]) {
    expect(
      allowed("customer", at(hours)).filter((event) => event !== "cancel" && event !== "change"),
    ).toEqual([]);
    expect(allowed("customer", at(hours, at(hours).now))).toEqual([]);
  }
});

test("every event may be caused by some actor at some time", () => {
  const clocks = [at(-100), at(-10), at(-10, at(-11).now), at(5)];
  for (const event of RESERVATION_EVENTS) {
    expect(ACTOR_KINDS.some((actor) => clocks.some((trip) => mayCause(actor, event, trip)))).toBe(true);
  }
});

describe("at its deadline a request", () => {
  const deadline = at(-10).now;
  const answers: [ActorKind, ReservationEvent][] = [
    ["owner", "accept"],
    ["staff", "accept"],
    ["owner", "decline"],
    ["system", "decline"],
    ["customer", "cancel"],
    ["staff", "cancel"],
  ];

  test.each(answers)("refuses the %s to %s, and allows it a moment earlier", (actor, event) => {
    expect(mayCause(actor, event, at(-10, deadline))).toBe(false);
    expect(mayCause(actor, event, at(-10.001, deadline))).toBe(true);
  });

  test("runs out, and not a moment earlier", () => {
    expect(mayCause("system", "expire", at(-10, deadline))).toBe(true);
    expect(mayCause("system", "expire", at(-10.001, deadline))).toBe(false);
    expect(mayCause("system", "expire", at(1000))).toBe(false);
  });
});

test("a trip is coming 72 hours before its start and over at its end, a moment earlier neither", () => {
  expect([at(-72.001), at(-72)].map((trip) => mayCause("system", "come", trip))).toEqual([false, true]);
  expect([at(3.999), at(4)].map((trip) => mayCause("system", "complete", trip))).toEqual([false, true]);
  expect([at(-0.001), at(0)].map((trip) => mayCause("staff", "complete", trip))).toEqual([false, true]);
});
