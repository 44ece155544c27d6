import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import { type Locale, OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { type Passenger, readPassengers } from "@/lib/server/booking/guests/read-guests";
import { listTrips, type ManifestRow } from "@/lib/server/operator/list-trips";
import { getDb } from "@/lib/server/platform/db/pool";

export type SheetTrip = ManifestRow & { passengers: Passenger[] };

/** The manifest of a day with the guests who come on each trip, as it is taken to the quay. */
export async function readDaySheet(day: TripDay, locale: Locale = OPERATOR_LOCALE): Promise<SheetTrip[]> {
  const trips = await listTrips(day, locale);
  const read = async ({ id, guestsInvited }: ManifestRow) =>
    guestsInvited ? readPassengers(getDb(), id) : [];
  const passengers = await Promise.all(trips.map(read));
  return trips.map((trip, index) => ({ ...trip, passengers: passengers[index] ?? [] }));
}
