import ical, { type VEvent } from "node-ical";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Period } from "@/lib/domain/shared/period";
import { plainCalendar } from "@/lib/server/catalogue/calendars/plain-calendar";

/** How far ahead a calendar takes a boat's time. */
const MONTHS_AHEAD = 18;
const INSTANCES_OF_ONE_EVENT = 500;
/** More keep the process busy for seconds. */
const INSTANCES = 5000;
const DAY_MS = 24 * 60 * 60_000;

export type CalendarFault = "calendar_broken" | "calendar_incomplete" | "calendar_too_long";

/**
 * The times that an iCalendar file takes, from now on and 18 months ahead, each event once and unmerged. Times without
 * a zone and whole days are Istanbul's; cancelled and transparent events take none; of a repeated event at most 500,
 * and 5,000 in all.
 * Refuses what is no whole calendar, and a reading that found fewer events than the text holds: an event that is lost
 * is a boat sold twice. RFC 5545.
 */
export function readCalendar(text: string, now: Date): Outcome<Period[], CalendarFault> {
  const begun = count(text, /^BEGIN:VEVENT\s*$/gim);
  const isWhole = /^\s*BEGIN:VCALENDAR/i.test(text) && /^END:VCALENDAR\s*$/im.test(text);
  if (!isWhole || begun !== count(text, /^END:VEVENT\s*$/gim)) return refuse("calendar_broken");
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + MONTHS_AHEAD);
  try {
    const { events, found } = parse(text);
    if (found < begun) return refuse("calendar_incomplete", { begun, found });
    const periods: Period[] = [];
    for (const event of events) {
      periods.push(...periodsOf(event, now, until));
      if (periods.length > INSTANCES) return refuse("calendar_too_long", { max: INSTANCES });
    }
    return accept(periods.filter(({ startsAt, endsAt }) => endsAt > now && startsAt < until));
  } catch {
    // The library throws on times that are none, and on events that repeat by the minute.
    return refuse("calendar_broken");
  }
}

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

function parse(text: string): { events: VEvent[]; found: number } {
  const parts = Object.values(ical.sync.parseICS(plainCalendar(text)));
  const events = parts.filter((part): part is VEvent => part?.type === "VEVENT" && isInstant(part.start));
  // The library keeps each replaced instance under two keys.
  const replaced = events.map(({ recurrences = {} }) => new Set(Object.values(recurrences)).size);
  return { events, found: events.length + replaced.reduce((sum, one) => sum + one, 0) };
}

const isInstant = (date: Date | undefined) => date instanceof Date && !Number.isNaN(date.getTime());

const takesTime = ({ status, transparency }: Pick<VEvent, "status" | "transparency">) =>
  status !== "CANCELLED" && transparency !== "TRANSPARENT";

function periodsOf(event: VEvent, from: Date, to: Date): Period[] {
  if (!event.rrule) return takesTime(event) ? [periodOf(event)] : [];
  const instances = ical.expandRecurringEvent(event, { from, to, expandOngoing: true });
  return instances
    .slice(0, INSTANCES_OF_ONE_EVENT)
    .filter((instance) => takesTime(instance.event))
    .map(periodOf);
}

/** An event without an end, or of no length, takes a day: to sell too little is the smaller harm. */
function periodOf({ start, end }: { start: Date; end?: Date }): Period {
  const startsAt = new Date(start);
  const endsAt = end && end > start ? new Date(end) : new Date(startsAt.getTime() + DAY_MS);
  return { startsAt, endsAt };
}
