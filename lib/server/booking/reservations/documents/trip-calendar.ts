import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import type { GeoPoint } from "@/lib/domain/map/geo-point";
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

/** When a phone reminds of the trip: a day before to pack, three hours before to leave. */
const REMINDERS_HOURS_BEFORE = [24, 3];

export interface CalendarTrip {
  /** Never changes, so that opening the file again updates the entry. */
  uid: string;
  /** Grows with every change. */
  sequence: number;
  /** The booking number, for the customer's own file. */
  number?: string;
  cancelled: boolean;
  startsAt: TripTime;
  endsAt: TripTime;
  /** Port and meeting point. */
  place: string;
  /** Null where it is not shown. */
  at: GeoPoint | null;
}

export interface CalendarTexts {
  title: string;
  description: string;
  /** Of the page about the trip. */
  link: string;
}

/** The library writes a `Date` by the local clock of this process: so the local clock is given Istanbul's time. */
const wallClock = (time: TripTime) => new Date(time);

/**
 * A trip as an iCalendar file: the customer's, and its guests'. The UID stays the same for ever and SEQUENCE grows with
 * every change, so that opening the file again updates the entry; a cancelled trip withdraws it. Times carry Istanbul's
 * zone.
 */
export function tripCalendar(trip: CalendarTrip, texts: CalendarTexts, now: Date): string {
  const { cancelled, at, number } = trip;
  const calendar = ical({
    prodId: "//Palamar//Reservations//EN",
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: { name: "Europe/Istanbul", generator: () => ISTANBUL },
  });
  const event = calendar.createEvent({
    id: trip.uid,
    sequence: trip.sequence,
    stamp: now,
    start: wallClock(trip.startsAt),
    end: wallClock(trip.endsAt),
    timezone: "Europe/Istanbul",
    summary: texts.title,
    description: texts.description,
    url: texts.link,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    location: { title: trip.place, ...(at && { geo: { lat: at.latitude, lon: at.longitude } }) },
  });
  // What is withdrawn reminds of nothing.
  for (const hours of cancelled ? [] : REMINDERS_HOURS_BEFORE)
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: hours * 3600, description: texts.title });
  if (number) event.x("X-PALAMAR-NUMBER", number);
  return utcStamp(calendar.toString(), now);
}

/** Where to be, in one line. */
export const calendarPlace = (port: string, meetingPoint: string | null) =>
  [port, meetingPoint].filter(Boolean).join(", ");

/** The customer's own reservation as a calendar shows it. */
export function calendarOfReservation(reservation: ReservationResponse): CalendarTrip {
  const { id, number, status, history, departure_port: port, meeting_point: meetingPoint } = reservation;
  return {
    uid: id,
    sequence: history.length,
    number,
    cancelled: status === "reservation_cancelled",
    startsAt: reservation.start_date,
    endsAt: reservation.end_date,
    place: calendarPlace(port.name, meetingPoint),
    at: reservation.boarding,
  };
}

// RFC 5545 wants DTSTAMP in UTC; with a zone on the calendar the library writes it without.
function utcStamp(text: string, now: Date): string {
  return text.replace(/^DTSTAMP:\S+/m, `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`);
}
