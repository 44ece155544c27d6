import { checkBlock } from "@/lib/domain/availability/check-block";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Period } from "@/lib/domain/shared/period";
import { blockTheRest, type EndedBookings, endBookings } from "@/lib/server/booking/blocks/end-bookings";
import { createInSlot } from "@/lib/server/catalogue/occupancy/create-in-slot";
import { lockBoats } from "@/lib/server/catalogue/occupancy/lock-boat";
import { audit } from "@/lib/server/platform/audit";

export interface BoatOutage extends Period {
  boatIds: readonly number[];
  /** Why, in words that the customers read. */
  reason: string;
}

/**
 * Takes boats out of service: their trips and events in that time are cancelled with a full refund, requests and
 * changes that need it are declined, and the time is blocked, in one transaction, so that nobody can book it in
 * between. The mails about trips offer other boats that are free; owners read that the boat is blocked. Refuses a time
 * that ends before it begins or lies in the past.
 */
export async function takeBoatsOut(
  { boatIds, startsAt, endsAt, reason }: BoatOutage,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<EndedBookings, "not_found" | "end_before_start" | "block_in_past" | "slot_taken">> {
  const allowed = checkBlock({ startsAt, endsAt }, { now, evenLong: true });
  if (!allowed.ok && allowed.code !== "block_too_long") return refuse(allowed.code);
  return createInSlot(async (tx) => {
    if (!(await lockBoats(tx, boatIds))) return refuse("not_found");
    const all: EndedBookings = { bookings: [], changes: [] };
    for (const boatId of boatIds) {
      const out = { boatId, startsAt, endsAt };
      const { bookings, changes } = await endBookings(tx, out, { by, cause: "owner", reason, now });
      await blockTheRest(tx, out, { reason, now });
      await audit(tx, {
        by,
        event: "boat_taken_out",
        subject: { kind: "boat", id: String(boatId) },
        data: { startsAt, endsAt, bookings: bookings.map(({ number }) => number), changes },
        reason,
      });
      all.bookings.push(...bookings);
      all.changes.push(...changes);
    }
    return accept(all);
  });
}
