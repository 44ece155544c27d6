import type * as v from "valibot";
import type { vehiclesAnswer } from "@/lib/contracts/vehicles";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";

export type VehiclesAnswer = v.InferOutput<typeof vehiclesAnswer>;

/** `5 December, 10:00–14:00`, or both days of a daily trip. */
export function searchedTripText(trip: NonNullable<VehiclesAnswer["trip"]>, locale: Locale): string {
  const { rent_type, start_date, end_date } = trip;
  const start = formatDay(start_date, locale, "short");
  if (rent_type === "daily") return `${start} – ${formatDay(end_date, locale, "short")}`;
  const until = end_date.slice(11, 16);
  // Clocks keep their order in right-to-left text.
  return `${start} \u2066${start_date.slice(11, 16)}–${until === "00:00" ? "24:00" : until}\u2069`;
}
