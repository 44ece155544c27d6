// Everything happens in Europe/Istanbul (product.md § 2). A trip time is what the clock on the quay shows;
// an instant is a `Date`. Only this file converts between them, through Intl, so that a change of the
// country's offset needs new zone data and no new code.

/** Wall clock of Istanbul, minutes precise: `2026-12-01T10:00`. */
export type TripTime = string;
/** Day of Istanbul: `2026-12-01`. */
export type TripDay = string;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const TRIP_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TRIP_TIME = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;

// `format` costs microseconds, a quote asks for dozens: offsets are remembered per quarter of an hour, the
// finest step at which zones change.
const OFFSET_STEP_MS = 15 * MINUTE_MS;
const OFFSETS_KEPT = 4096;
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
  const found = Date.UTC(year, month - 1, day, hour, minute) - stepMs;
  if (offsets.size >= OFFSETS_KEPT) offsets.clear();
  offsets.set(step, found);
  return found;
}

// The wall clock read as if it were UTC: the arithmetic of calendars knows no zones.
function wallMs(tripTime: TripTime): number {
  const at = tripTime.length === 10 ? `${tripTime}T00:00` : tripTime;
  const wall = TRIP_TIME.test(at) ? Date.parse(`${at}Z`) : Number.NaN;
  if (Number.isNaN(wall)) throw new RangeError(`Not a trip time: ${tripTime}`);
  return wall;
}

function fromWallMs(ms: number): TripTime {
  return new Date(ms).toISOString().slice(0, 16);
}

/** Whether the text is a day that exists (`2026-02-30` does not). */
export function isTripDay(text: string): text is TripDay {
  if (!TRIP_DAY.test(text)) return false;
  const parsed = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(parsed) && fromWallMs(parsed).slice(0, 10) === text;
}

/** Whether the text is an existing day with a clock from 00:00 to 23:59. */
export function isTripTime(text: string): text is TripTime {
  return TRIP_TIME.test(text) && isTripDay(text.slice(0, 10));
}

/** The instant at which Istanbul's clocks show this time. Throws RangeError on anything else than a trip time. */
export function toInstant(tripTime: TripTime): Date {
  const wall = wallMs(tripTime);
  // Twice: the first guess may lie on the other side of a change of offset.
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

/** The day that lies `count` days later (earlier when negative). */
export function addDays(day: TripDay, count: number): TripDay {
  return fromWallMs(wallMs(day) + count * DAY_MS).slice(0, 10);
}

/** The clock after `count` hours have passed. */
export function addHours(tripTime: TripTime, count: number): TripTime {
  return toTripTime(new Date(toInstant(tripTime).getTime() + count * HOUR_MS));
}

/** The wall clock of a day at an hour counted from its midnight: 24 is 00:00, 26 is 02:00 of the next day. */
export function atHour(day: TripDay, hour: number): TripTime {
  return fromWallMs(wallMs(day) + hour * HOUR_MS);
}

/** Minutes that the wall clock is past the midnight that begins `day`; negative before it. */
export function minutesIntoDay(tripTime: TripTime, day: TripDay): number {
  return (wallMs(tripTime) - wallMs(day)) / MINUTE_MS;
}

/** 0 = Monday … 6 = Sunday. */
export function weekdayOf(day: TripDay): number {
  return (new Date(wallMs(day)).getUTCDay() + 6) % 7;
}

/** Hours that pass from one to the other, fractions included; negative when `until` is earlier. */
export function hoursBetween(from: TripTime, until: TripTime): number {
  return (toInstant(until).getTime() - toInstant(from).getTime()) / HOUR_MS;
}

/** Nights from one day to the other; negative when `until` is earlier. */
export function nightsBetween(from: TripDay, until: TripDay): number {
  return Math.round((wallMs(until) - wallMs(from)) / DAY_MS);
}
