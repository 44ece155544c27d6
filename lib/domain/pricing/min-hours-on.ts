import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import { chooseRate } from "./choose-rate";
import type { BoatTerms } from "./quote-trip";

/** The shortest trip by the hour that starts on a day; that of the swim tour where nothing else is sold, else 1. */
export function minHoursOn(terms: Pick<BoatTerms, "rates">, day: TripDay): number {
  const rate = chooseRate(terms.rates, "hourly", day) ?? chooseRate(terms.rates, "swim_tour", day);
  return rate?.minHours ?? 1;
}
