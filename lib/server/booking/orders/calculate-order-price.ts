import { checkPersons } from "@/lib/domain/orders/check-persons";
import { orderFreeUntil } from "@/lib/domain/orders/order-refund-steps";
import { orderStart } from "@/lib/domain/orders/order-start";
import { type OrderRefusal, planOrder } from "@/lib/domain/orders/plan-order";
import { atHour, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { countTakenPlaces } from "@/lib/server/booking/orders/count-taken-places";
import { listPackageBoats, type PackageBoat } from "@/lib/server/booking/orders/list-package-boats";
import { requirePackage } from "@/lib/server/booking/orders/require-package";
import { getDb } from "@/lib/server/platform/db/pool";

/** What a customer chose on the page of a special service. */
export interface OrderChoice {
  slug: string;
  packageId: number;
  day: TripDay;
  personCount: number | null;
  /** City or port. */
  placeId: number | null;
  boatId: number | null;
  startHour: number | null;
}

export interface OrderPrice {
  currency: Currency;
  totalMinor: number;
  placesLeft: number;
  hours: number | null;
  /** Null when nothing would come back from the start. */
  refundUntil: Date | null;
  boats: PackageBoat[];
}

export type OrderPriceRefusal =
  | OrderRefusal
  | "not_found"
  | "unknown_package"
  | "persons_missing"
  | "package_too_small"
  | "slot_taken";

/**
 * What an order of this package would cost on that day, how many places are left, and which boats it may include.
 * Refuses what could not be ordered either: a day too soon, too far or full, more guests than the package is made
 * for, and a boat that is not free at that hour.
 */
export async function calculateOrderPrice(
  choice: OrderChoice,
  locale: Locale,
  now: Date,
): Promise<Outcome<OrderPrice, OrderPriceRefusal>> {
  const { slug, packageId, day, placeId, boatId, startHour } = choice;
  const db = getDb();
  const found = await requirePackage(db, slug, packageId, locale);
  if (!found.ok) return found;
  const offered = found.value;
  const persons = checkPersons(choice.personCount, offered.maxPersons);
  if (!persons.ok) return persons;
  const { leadDays, dailyCapacity, hours } = offered;
  const takenThatDay = await countTakenPlaces(db, offered.contentId, day, now);
  const startsAt = startHour === null ? null : toInstant(atHour(day, startHour));
  const plan = planOrder({ serviceDay: day, startsAt, leadDays, dailyCapacity, takenThatDay, now });
  if (!plan.ok) return plan;
  const boats = await listPackageBoats(
    offered,
    { day, placeId, personCount: persons.value ?? 1, locale, now },
    db,
  );
  if (boatId !== null && startHour !== null) {
    const boat = boats.find(({ id }) => id === boatId);
    if (!boat?.start_hours.includes(startHour)) return refuse("slot_taken");
  }
  const { currency, priceMinor: totalMinor } = offered;
  return accept({
    currency,
    totalMinor,
    placesLeft: dailyCapacity - takenThatDay,
    hours,
    refundUntil: orderFreeUntil(orderStart({ startsAt, serviceDay: day }), now),
    boats,
  });
}
