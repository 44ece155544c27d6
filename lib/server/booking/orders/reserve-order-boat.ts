import { sql } from "drizzle-orm";
import { quoteOrderBoat } from "@/lib/domain/orders/quote-order-boat";
import type { QuoteRefusal } from "@/lib/domain/pricing/quote-trip";
import { atHour, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { canTakeSlot } from "@/lib/server/booking/lifecycle/can-take-slot";
import type { OrderablePackage } from "@/lib/server/booking/orders/require-package";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { isForOccasion } from "@/lib/server/catalogue/boats/list-boats-for-occasion";
import { lockBoat } from "@/lib/server/catalogue/occupancy/lock-boat";
import type { Slot } from "@/lib/server/catalogue/occupancy/set-occupancy";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

export type OrderBoatRefusal = QuoteRefusal | "boat_not_included" | "slot_taken";

/**
 * Locks the boat and looks whether the package may include it at that place and hour and whether it is free; the
 * occupancy itself is written with the order. `asked`: her owner answers first.
 */
export async function reserveOrderBoat(
  tx: Tx,
  { hours, currency, priceMinor, serviceKey }: OrderablePackage,
  wanted: { boatId: number; placeId: number; day: TripDay; startHour: number; personCount: number },
  now: Date,
): Promise<Outcome<{ slot: Slot; asked: boolean }, OrderBoatRefusal>> {
  const { boatId, placeId, day, startHour, personCount } = wanted;
  if (hours === null || !(await lockBoat(tx, boatId))) return refuse("boat_not_included");
  const boat = await findBoatTerms(tx, boatId);
  const { rows } = await tx.execute<{ asked: boolean }>(sql`
    select not b.fast_app as asked from boats b
    where b.id = ${boatId} and b.status = 'published' and ${isForOccasion(serviceKey)}
      and ${placeId}::int in (b.city_id, b.port_id)`);
  const [found] = rows;
  if (!boat || !found) return refuse("boat_not_included");
  const part = { currency, priceMinor, hours, startsAt: atHour(day, startHour), personCount };
  const quoted = quoteOrderBoat(boat.terms, part, now);
  if (!quoted.ok) return quoted;
  const slot = {
    boatId,
    startsAt: toInstant(quoted.value.startsAt),
    endsAt: toInstant(quoted.value.endsAt),
    turnaroundMinutes: boat.terms.turnaroundMinutes,
  };
  return (await canTakeSlot(tx, slot, now)) ? accept({ slot, asked: found.asked }) : refuse("slot_taken");
}
