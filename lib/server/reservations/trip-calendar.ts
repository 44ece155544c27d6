import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import type { TripTime } from "@/lib/domain/shared/istanbul-time";

// Turkey has stayed at +03:00 since 2016; calendars without a zone table of their own read it here.
const ISTANBUL = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Istanbul",
  "BEGIN:STANDARD",
  "DTSTART:20160907T000000",
  "TZOFFSETFROM:+0300",
  "TZOFFSETTO:+0300",
  "TZNAME:+03",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");

/** What a calendar needs to know of a reservation or an order. */
export interface CalendarEntry {
  id: string;
  number: string;
  /** Grows with every change of status. */
  sequence: number;
  cancelled: boolean;
  starts: TripTime;
  ends: TripTime;
  place: string;
  geo: { latitude: number; longitude: number } | null;
  title: string;
  description: string;
  /** Of its page. */
  link: string;
}

/** The library writes a `Date` by the local clock of this process: so the local clock is given Istanbul's time. */
const wallClock = (time: TripTime) => new Date(time);

/**
 * A trip or an event as an iCalendar file. The UID stays the same for ever and SEQUENCE grows with every change of
 * status, so that opening the file again updates the entry; a cancelled one is withdrawn. Times carry Istanbul's zone.
 */
export function tripCalendar(entry: CalendarEntry, now: Date): string {
  const { id, number, sequence, cancelled, place, geo } = entry;
  const calendar = ical({
    prodId: "//Palamar//Reservations//EN",
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: { name: "Europe/Istanbul", generator: () => ISTANBUL },
  });
  const event = calendar.createEvent({
    id,
    sequence,
    stamp: now,
    start: wallClock(entry.starts),
    end: wallClock(entry.ends),
    timezone: "Europe/Istanbul",
    summary: entry.title,
    description: entry.description,
    url: entry.link,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    location: { title: place, ...(geo && { geo: { lat: geo.latitude, lon: geo.longitude } }) },
  });
  event.x("X-PALAMAR-NUMBER", number);
  return utcStamp(calendar.toString(), now);
}

/** The entry of a reservation. */
export function calendarEntryOf(
  reservation: ReservationResponse,
  texts: Pick<CalendarEntry, "title" | "description" | "link">,
): CalendarEntry {
  const { id, number, status, history, departure_port: port, meeting_point: meetingPoint } = reservation;
  return {
    id,
    number,
    sequence: history.length,
    cancelled: status === "reservation_cancelled",
    starts: reservation.start_date,
    ends: reservation.end_date,
    place: [port.name, meetingPoint].filter(Boolean).join(", "),
    geo: reservation.boarding,
    ...texts,
  };
}

// RFC 5545 wants DTSTAMP in UTC; with a zone on the calendar the library writes it without.
function utcStamp(text: string, now: Date): string {
  return text.replace(/^DTSTAMP:\S+/m, `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`);
}
