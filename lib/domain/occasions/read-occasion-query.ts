import type { OccasionPlan } from "@/lib/domain/occasions/occasion-plan";
import type { OccasionLine } from "@/lib/domain/occasions/plan-occasion-offer";
import { lastTripDay } from "@/lib/domain/pricing/check-trip-times";
import { MAX_GUESTS } from "@/lib/domain/search/search-names";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { isTripDay, type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { PLACE_KINDS, type PlaceKind } from "@/lib/domain/shared/vocabulary";

/** The choices that the address of an occasion carries. */
export interface OccasionChoice {
  /** Null = anywhere. */
  place: { kind: PlaceKind; id: number } | null;
  day: TripDay;
  startHour: number | null;
  hours: number;
  personCount: number;
  /** The chosen services; null while the customer has not changed the defaults of the occasion. */
  lines: OccasionLine[] | null;
}

/** The fields of the address that are validated. */
export type OccasionField = "where" | "date" | "start_hour" | "duration" | "persons";

/** Why a field is invalid; the page shows it beside the field. */
export type OccasionFault =
  | "date_missing"
  | "date_invalid"
  | "date_past"
  | "date_far"
  | "place_unknown"
  | "hour_invalid"
  | "hours_invalid"
  | "persons_invalid";

export interface ReadOccasion {
  /** Null when any field has a fault. */
  choice: OccasionChoice | null;
  faults: Partial<Record<OccasionField, OccasionFault>>;
}

/** Present when the customer has chosen the services, even if none is left. */
export const CHOSEN_NAME = "chosen";
export const EXTRAS_NAME = "extras";
/** The value of "any start hour", as is an absent hour. */
export const ANY_HOUR = "any";
const MAX_HOURS = 24;
const MAX_PIECES = 99;
const MAX_LINES = 50;

/**
 * The choice in an address, or the faults of its fields. Absent fields take the length and number of guests of the
 * plan; the day is required. `isKnownPlace` says whether a place has boats.
 */
export function readOccasionQuery(
  query: URLSearchParams,
  plan: Pick<OccasionPlan, "personCount" | "hours">,
  isKnownPlace: (where: string) => boolean,
  now: Date,
): ReadOccasion {
  const text = (name: string) => query.get(name)?.trim() ?? "";
  const faults: ReadOccasion["faults"] = {};
  const place = placeOf(text("where"));
  if (place === undefined || (place && !isKnownPlace(`${place.kind}-${place.id}`)))
    faults.where = "place_unknown";
  const day = text("date");
  const dayFault = faultOfDay(day, now);
  if (dayFault) faults.date = dayFault;
  const startHour = hourOf(text("start_hour"));
  if (startHour === undefined) faults.start_hour = "hour_invalid";
  const hours = text("duration") === "" ? plan.hours : wholeOf(text("duration"), 1, MAX_HOURS);
  if (hours === undefined) faults.duration = "hours_invalid";
  const personCount = text("persons") === "" ? plan.personCount : wholeOf(text("persons"), 1, MAX_GUESTS);
  if (personCount === undefined) faults.persons = "persons_invalid";
  if (
    place === undefined ||
    startHour === undefined ||
    hours === undefined ||
    personCount === undefined ||
    Object.keys(faults).length > 0
  )
    return { choice: null, faults };
  return { choice: { place, day, startHour, hours, personCount, lines: linesOf(query) }, faults };
}

/** The search for the trip of a choice: by the hour or as a swim tour, whichever is cheaper on each boat. */
export function occasionSearch({ day, startHour, hours, personCount }: OccasionChoice): TripSearch {
  const endHour = startHour === null ? null : startHour + hours;
  return { kinds: ["hourly", "swim_tour"], day, endDay: null, startHour, endHour, hours, personCount };
}

/** Undefined = not an hour of the day. */
function hourOf(text: string): number | null | undefined {
  return text === "" || text === ANY_HOUR ? null : wholeOf(text, 0, 23);
}

/** Undefined = not the name of a place. */
function placeOf(where: string): OccasionChoice["place"] | undefined {
  if (where === "" || where === "all") return null;
  const [, named, id] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(where) ?? [];
  const kind = PLACE_KINDS.find((one) => one === named);
  return kind ? { kind, id: Number(id) } : undefined;
}

function faultOfDay(day: string, now: Date): OccasionFault | null {
  if (day === "") return "date_missing";
  if (!isTripDay(day)) return "date_invalid";
  if (day < tripDayOf(now)) return "date_past";
  return day > lastTripDay(now) ? "date_far" : null;
}

/** Undefined = not a whole number between the bounds. */
function wholeOf(text: string, min: number, max: number): number | undefined {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}

/**
 * The chosen services of an address or form; null where nobody chose. Skips values that are no service and quantity; of
 * a service that is named twice the first counts.
 */
export function linesOf(query: URLSearchParams): OccasionLine[] | null {
  if (!query.has(CHOSEN_NAME)) return null;
  const lines = new Map<number, number>();
  for (const pair of query.getAll(EXTRAS_NAME)) {
    const [, id, quantity] = /^([1-9]\d{0,8}):([1-9]\d?)$/.exec(pair) ?? [];
    if (!id || lines.has(Number(id)) || lines.size === MAX_LINES) continue;
    lines.set(Number(id), Math.min(MAX_PIECES, Number(quantity)));
  }
  return [...lines].map(([serviceId, quantity]) => ({ serviceId, quantity }));
}
