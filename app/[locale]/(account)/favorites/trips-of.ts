import type { useTranslations } from "next-intl";
import { chosenTripText } from "@/components/boats/card/found-trip";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { TripVehicleCard } from "@/lib/contracts/boats/trip-card";
import type { Locale } from "@/lib/i18n/locales";

/** The different trips that favourites were chosen for and that are still to come, in the order of the boats. */
export function tripsOf(
  boats: readonly TripVehicleCard[],
  locale: Locale,
  t: ReturnType<typeof useTranslations<"boats">>,
): { trip: ChosenTrip; text: string }[] {
  const trips = new Map<string, ChosenTrip>();
  for (const { chosen_trip: trip, trip_state: state } of boats) {
    if (!trip || state === "past") continue;
    const text = chosenTripText(trip, locale, t);
    if (!trips.has(text)) trips.set(text, trip);
  }
  return [...trips].map(([text, trip]) => ({ trip, text }));
}
