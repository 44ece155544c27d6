import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import type { useQuote } from "@/components/boats/booking/use-quote";
import { type DayState, dayState } from "@/components/boats/calendar/day-state";
import type { KnownHours } from "@/components/boats/calendar/hour-options";
import type { QuoteResponse } from "@/lib/contracts/boats/quote";

/** What the choice lacks: `open` = a day, `hours` = only the hours. */
export type BookingStatus =
  | { is: "open" | "hours" | "pending" | "taken" }
  | { is: "day_off"; reason: NonNullable<DayState["reason"]> }
  | { is: "refused"; message: string }
  | { is: "priced"; quote: QuoteResponse };

/** The state of the choice, as card, sheet and bar show it. */
export function bookingStatus(
  choice: BookingChoice,
  { day }: KnownHours,
  { trip, quote, failure, stale }: Pick<ReturnType<typeof useQuote>, "trip" | "quote" | "failure" | "stale">,
): BookingStatus {
  if (!choice.day) return { is: "open" };
  const state = day && dayState(day, choice.kind);
  if (!trip) return state?.reason && !state.free ? { is: "day_off", reason: state.reason } : { is: "hours" };
  if (failure) return { is: "refused", message: failure.message };
  if (!quote) return { is: "pending" };
  if (quote.available) return { is: "priced", quote };
  return { is: stale ? "pending" : "taken" };
}
