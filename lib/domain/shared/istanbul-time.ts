// Everything happens in Europe/Istanbul. A trip time is what the clock on the quay shows;
// an instant is a `Date`. Only this file converts between them, through Intl, so that a change of the
// country's offset needs new zone data and no new code.

/** Wall clock of Istanbul, minutes precise: `2026-12-01T10:00`. */
export type TripTime = string;
/** Day of Istanbul: `2026-12-01`. */
export type TripDay = string;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const TRIP_DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIRST_DAY = "1900-01-01";
const LAST_DAY = "2199-12-31";
const CLOCK = /^T([01]\d|2[0-3]):[0-5]\d$/;

// A calendar needs thousands of conversions over a few days, so the results of Intl and Date are memoized.
const ENTRIES_KEPT = 4096;
function remember<K, V>(memory: Map<K, V>, key: K, value: V): V {
  if (memory.size >= ENTRIES_KEPT) memory.clear();
  memory.set(key, value);
  return value;
}

// A quarter of an hour is the finest step at which zones change.
const OFFSET_STEP_MS = 15 * MINUTE_MS;
const offsets = new Map<number, number>();
const zone = new Intl.DateTimeFormat("en-US-u-nu-latn-ca-gregory", {
  timeZone: "Europe/Istanbul",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
});

function offsetMs(instantMs: number): number {
  const step = Math.floor(instantMs / OFFSET_STEP_MS);
  const known = offsets.get(step);
  if (known !== undefined) return known;
  const part: Record<string, number> = {};
  const stepMs = step * OFFSET_STEP_MS;
  for (const { type, value } of zone.formatToParts(stepMs)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return remember(offsets, step, Date.UTC(year, month - 1, day, hour, minute) - stepMs);
}

// The wall clock is read as if it were UTC: calendar arithmetic has no time zones.
const wallOfDays = new Map<TripDay, number>();
const daysByNumber = new Map<number, TripDay>();

function wallOfDay(day: TripDay): number {
  const known = wallOfDays.get(day);
  if (known !== undefined) return known;
  if (!existsDay(day)) throw new RangeError(`Not a trip day: ${day}`);
  return remember(wallOfDays, day, Date.parse(`${day}T00:00Z`));
}

function wallMs(tripTime: TripTime): number {
  const midnight = wallOfDay(tripTime.slice(0, 10));
  if (tripTime.length === 10) return midnight;
  if (!CLOCK.test(tripTime.slice(10))) throw new RangeError(`Not a trip time: ${tripTime}`);
  return midnight + Number(tripTime.slice(11, 13)) * HOUR_MS + Number(tripTime.slice(14)) * MINUTE_MS;
}

function fromWallMs(ms: number): TripTime {
  const number = Math.floor(ms / DAY_MS);
  const day =
    daysByNumber.get(number) ??
    remember(daysByNumber, number, new Date(number * DAY_MS).toISOString().slice(0, 10));
  const minutes = Math.floor((ms - number * DAY_MS) / MINUTE_MS);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0"));
  return `${day}T${clock.join(":")}`;
}

/**
 * Whether the text is a day that exists (`2026-02-30` does not) and is plausible: from 1900 to 2199. So
 * nights or days counted from it stay within the range of `Date`.
 */
export function isTripDay(text: string): text is TripDay {
  return existsDay(text) && text >= FIRST_DAY && text <= LAST_DAY;
}

function existsDay(text: string): boolean {
  if (!TRIP_DAY.test(text)) return false;
  const midnight = new Date(`${text}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** Whether the text is an existing day with a clock from 00:00 to 23:59. */
export function isTripTime(text: string): text is TripTime {
  return CLOCK.test(text.slice(10)) && isTripDay(text.slice(0, 10));
}

/** The instant at which Istanbul's clocks show this time. Throws RangeError on anything else than a trip time. */
export function toInstant(tripTime: TripTime): Date {
  const wall = wallMs(tripTime);
  // Twice: the first guess may be on the other side of a change of offset.
  const guess = wall - offsetMs(wall);
  return new Date(wall - offsetMs(guess));
}

/** What Istanbul's clocks show at the instant; seconds are cut. */
export function toTripTime(instant: Date): TripTime {
  const ms = instant.getTime();
  return fromWallMs(ms + offsetMs(ms));
}

/** The day in Istanbul at the instant; never yesterday between 00:00 and 03:00. */
export function tripDayOf(instant: Date): TripDay {
  return toTripTime(instant).slice(0, 10);
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: TripDay, count: number): TripDay {
  return fromWallMs(wallOfDay(day) + count * DAY_MS).slice(0, 10);
}

/** The clock after `count` hours have passed. */
export function addHours(tripTime: TripTime, count: number): TripTime {
  return toTripTime(new Date(toInstant(tripTime).getTime() + count * HOUR_MS));
}

/** The wall clock of a day at an hour counted from its midnight: 24 is 00:00, 26 is 02:00 of the next day. */
export function atHour(day: TripDay, hour: number): TripTime {
  return fromWallMs(wallOfDay(day) + hour * HOUR_MS);
}

/** Minutes that the wall clock is past the midnight that begins `day`; negative before it. */
export function minutesIntoDay(tripTime: TripTime, day: TripDay): number {
  return (wallMs(tripTime) - wallOfDay(day)) / MINUTE_MS;
}

/** 0 = Monday … 6 = Sunday. */
export function weekdayOf(day: TripDay): number {
  return (new Date(wallOfDay(day)).getUTCDay() + 6) % 7;
}

/** Hours that pass from one to the other, fractions included; negative when `until` is earlier. */
export function hoursBetween(from: TripTime, until: TripTime): number {
  return (toInstant(until).getTime() - toInstant(from).getTime()) / HOUR_MS;
}

/** Nights from one day to the other; negative when `until` is earlier. */
export function nightsBetween(from: TripDay, until: TripDay): number {
  return Math.round((wallOfDay(until) - wallOfDay(from)) / DAY_MS);
}
