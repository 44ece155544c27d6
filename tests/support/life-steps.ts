import type { ReservationEvent } from "@/lib/domain/reservations/next-status";
import type { Actor } from "@/lib/domain/shared/vocabulary";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { applyReservationEvent } from "@/lib/server/lifecycle/apply-reservation-event";
import { lockReservation } from "@/lib/server/lifecycle/lock-reservation";
import { createReservation } from "@/lib/server/reservations/create-reservation";
import { makeBoat, makeCustomer, orderOf, type WantedTrip, type World } from "@/tests/support/booking-world";
import type { Held } from "@/tests/support/held-trip";

/** A new customer's request for a boat whose owner is asked first, unless another boat is named. */
export async function request(
  world: World,
  { boatId, trip, now = new Date() }: { boatId?: number; trip?: WantedTrip; now?: Date } = {},
): Promise<Held> {
  const customer = await makeCustomer();
  const asked = boatId ?? (await makeBoat(world, { fastApp: false }));
  const created = await createReservation(orderOf(world, asked, customer.id, trip), now);
  if (!created.ok) throw new Error(created.code);
  return { customer, boatId: asked, reservationId: created.value.id };
}

/** Has the actor cause the event at that clock, through the one writer of a status. */
export function step(
  reservationId: string,
  event: ReservationEvent,
  actor: Actor,
  now: Date,
  reason: string | null = null,
) {
  return inTransaction(async (tx) => {
    const row = await lockReservation(tx, reservationId);
    if (!row) throw new Error(`No reservation ${reservationId}`);
    return applyReservationEvent(tx, row, { event, actor, now, reason });
  });
}

const DAY = 86_400_000;

/** Who causes what, how many days from now, on the way to each end; trips are thirty days ahead. */
const LIVES = {
  accepted: [["accept", "owner", 0]],
  declined: [["reject", "owner", 0, "Tekne o gün bakımda"]],
  outbid: [["reject", "system", 0, "rival_accepted"]],
  withdrawn: [["cancel", "customer", 0, "Plan değişti"]],
  unanswered: [["expire", "system", 2]],
  unpaid: [
    ["accept", "owner", 0],
    ["expire", "system", 2],
  ],
  paid: [
    ["accept", "owner", 0],
    ["pay", "provider", 0],
  ],
  coming: [
    ["accept", "owner", 0],
    ["pay", "provider", 0],
    ["come", "system", 28],
  ],
  completed: [
    ["accept", "owner", 0],
    ["pay", "provider", 0],
    ["come", "system", 28],
    ["complete", "system", 31],
  ],
  cancelled: [
    ["accept", "owner", 0],
    ["pay", "provider", 0],
    ["cancel", "customer", 1, "Hastalandık"],
  ],
} as const satisfies Record<string, readonly (readonly [ReservationEvent, Actor, number, string?])[]>;
export type Life = keyof typeof LIVES;

/** Leads a request through its life; throws when a step is refused. */
export async function live(reservationId: string, life: Life): Promise<void> {
  for (const [event, actor, days, reason] of LIVES[life] as readonly (readonly [
    ReservationEvent,
    Actor,
    number,
    string?,
  ])[]) {
    const at = new Date(Date.now() + days * DAY);
    const outcome = await step(reservationId, event, actor, at, reason);
    if (!outcome.ok) throw new Error(`${event}: ${outcome.code}`);
  }
}
