import {
  isOwnerLinkAlive,
  OWNER_STATES,
  type OwnerState,
  ownerStateOf,
  wasAgreed,
  wasAsked,
} from "@/lib/domain/reservations/owner-state";
import { type ActorKind, RESERVATION_STATUSES, type ReservationStatus } from "@/lib/domain/shared/vocabulary";

const step = (status: ReservationStatus, actor: ActorKind = "customer") => ({ status, actor });
const asked = step("request_created");
const held = step("request_created_payment_pending");

test.each<[OwnerState, ReservationStatus, ReturnType<typeof step>[]]>([
  ["waiting", "request_created", [asked]],
  ["accepted", "request_created_payment_pending", [asked, held]],
  ["held", "request_created_payment_pending", [held]],
  ["declined", "request_rejected", [asked, step("request_rejected", "owner")]],
  ["declined", "request_rejected", [asked, step("request_rejected", "staff")]],
  ["outbid", "request_rejected", [asked, step("request_rejected", "system")]],
  ["withdrawn", "request_cancelled", [asked, step("request_cancelled")]],
  // These two are not stored yet: the deadline has just passed.
  ["unanswered", "request_timeout", [asked]],
  ["unpaid", "request_timeout", [asked, held]],
  ["unpaid", "request_timeout", [held, step("request_timeout", "system")]],
  ["paid", "reservation_created", [held, step("reservation_created", "provider")]],
  ["paid", "reservation_coming", [held]],
  ["completed", "reservation_completed", [held]],
  ["cancelled", "reservation_cancelled", [held]],
])("the owner sees %s when it is %s", (state, status, history) => {
  expect(ownerStateOf(status, history)).toBe(state);
});

test("every status has an owner state, and every owner state belongs to a status", () => {
  const seen = RESERVATION_STATUSES.flatMap((status) =>
    [[asked], [held], [asked, held], [asked, step(status, "system")]].map((history) =>
      ownerStateOf(status, history),
    ),
  );
  expect(new Set(seen)).toEqual(new Set(OWNER_STATES));
});

test("an owner gets a request exactly when the boat was not held at once", () => {
  expect([wasAsked([asked, held]), wasAsked([held])]).toEqual([true, false]);
});

test("a request becomes a booking for its owner when the boat is promised, and stays one", () => {
  expect(OWNER_STATES.filter(wasAgreed)).toEqual([
    "accepted",
    "held",
    "paid",
    "completed",
    "unpaid",
    "cancelled",
  ]);
});

test("the owner's link expires with the request, or a week after the trip", () => {
  const endsAt = new Date("2026-12-01T12:00:00Z");
  const week = new Date("2026-12-08T12:00:00Z");
  const early = new Date(0);
  expect(OWNER_STATES.filter((state) => isOwnerLinkAlive(state, endsAt, early))).toEqual([
    "waiting",
    "accepted",
    "held",
    "paid",
    "completed",
  ]);
  expect(isOwnerLinkAlive("completed", endsAt, new Date(week.getTime() - 1))).toBe(true);
  expect(isOwnerLinkAlive("completed", endsAt, week)).toBe(false);
});
