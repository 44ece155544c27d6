import { isFree } from "@/lib/domain/availability/is-free";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { chooseRate } from "@/lib/domain/pricing/choose-rate";
import { noticeHoursOf } from "@/lib/domain/pricing/notice-hours-of";
import { type QuoteRefusal, quoteTrip } from "@/lib/domain/pricing/quote-trip";
import { SWIM_TOUR_HOURS } from "@/lib/domain/pricing/swim-tour-hours";
import type { BoatTerms, Quote } from "@/lib/domain/pricing/trip-terms";
import { hoursUntil } from "@/lib/domain/shared/instant";
import { atHour, nightsBetween, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import type { TripSearch } from "./trip-search";

/** Start and end, counted in hours from the midnight of the searched day. */
type Hours = readonly [start: number, end: number];

/** The hour from which a free start is searched first, since most trips start in the morning. */
const MORNING = 10;
const LAST_START = 23;

/** Refusals that another start of the same length may not meet. */
const HOURS_REFUSED: ReadonlySet<QuoteRefusal> = new Set([
  "in_the_past",
  "too_soon",
  "too_far_ahead",
  "outside_service_hours",
]);

/**
 * The trip of this day that a boat is offered with: of the searched kinds the one with the lowest total (the
 * first kind of equal ones), at the first free hours. Hours are as short as the boat rents them, a swim tour is
 * as long as it can be, since its price is the same. Null when nothing that fits can be booked now. `firstHour` is
 * where free hours are searched first: from there on, then backwards.
 */
export function proposeTrip(
  terms: BoatTerms,
  search: TripSearch,
  busy: readonly Period[],
  now: Date,
  firstHour: number = MORNING,
): Quote | null {
  let best: Quote | null = null;
  for (const kind of search.kinds) {
    const found = firstFree(terms, search, kind, busy, now, firstHour);
    if (found && (!best || found.totalMinor < best.totalMinor)) best = found;
  }
  return best;
}

function firstFree(
  terms: BoatTerms,
  search: TripSearch,
  kind: RateKind,
  busy: readonly Period[],
  now: Date,
  firstHour: number,
): Quote | null {
  const rate = chooseRate(terms.rates, kind, search.day);
  if (!rate) return null;
  const { day, personCount } = search;
  const earliest = kind === "daily" ? 0 : earliestStart(terms, search, now);
  for (const [start, end] of hoursOf(kind, search, rate.minHours, firstHour)) {
    if (start < earliest) continue;
    const request = {
      rentType: kind === "daily" ? kind : ("hourly" as const),
      swimTour: kind === "swim_tour",
      startsAt: atHour(day, start),
      endsAt: atHour(day, end),
      personCount,
      extras: [],
    };
    const quote = quoteTrip(terms, request, now);
    if (!quote.ok) {
      if (HOURS_REFUSED.has(quote.code)) continue;
      return null;
    }
    const { startsAt, endsAt } = quote.value;
    const period = occupiedPeriod(toInstant(startsAt), toInstant(endsAt), terms.turnaroundMinutes);
    if (isFree(period, busy)) return quote.value;
  }
  return null;
}

/**
 * The hour of the day before which no quote allows a start: a search for today would quote most hours for nothing.
 * One hour early, since the day's clock may have been changed.
 */
function earliestStart(terms: BoatTerms, { day }: TripSearch, now: Date): number {
  return noticeHoursOf(terms) - hoursUntil(toInstant(atHour(day, 0)), now) - 1;
}

/** The hours to try for a kind of trip, best ones first. */
function hoursOf(kind: RateKind, search: TripSearch, minHours: number, firstHour: number): readonly Hours[] {
  const { startHour, endHour } = search;
  if (kind === "daily") return [nights(search)];
  if (startHour !== null && endHour !== null) return [[startHour, endHour]];
  const latestEnd = endHour ?? Number.POSITIVE_INFINITY;
  const fits = ([start, end]: Hours) => start >= (startHour ?? 0) && end <= latestEnd;
  if (kind === "swim_tour") return swimTours(search.hours, minHours, firstHour).filter(fits);
  const starts = startHour === null ? onFrom(firstHour, 0, LAST_START) : hoursFrom(startHour, LAST_START);
  const length = search.hours ?? minHours;
  return starts.map((start): Hours => [start, start + length]).filter(fits);
}

function nights({ day, endDay }: TripSearch): Hours {
  return [0, 24 * (endDay ? nightsBetween(day, endDay) : 1)];
}

/** Longest first; of equally long ones the first from that hour on. */
function swimTours(hours: number | null, minHours: number, firstHour: number): Hours[] {
  const { from, until } = SWIM_TOUR_HOURS;
  const lengths = hours === null ? hoursFrom(minHours, until - from).reverse() : [hours];
  return lengths.flatMap((length) =>
    onFrom(firstHour, from, until - length).map((start): Hours => [start, start + length]),
  );
}

/** Every whole hour from the first to the last: those from `firstHour` on, then the others backwards. */
function onFrom(firstHour: number, first: number, last: number): number[] {
  const begin = Math.max(first, firstHour);
  return [...hoursFrom(begin, last), ...hoursFrom(first, Math.min(begin - 1, last)).reverse()];
}

/** Every whole hour from the first to the last. */
function hoursFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
