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

export interface CalendarTexts {
  title: string;
  description: string;
  /** Of the reservation's page. */
  link: string;
}

/** The library writes a `Date` by the local clock of this process: so the local clock is given Istanbul's time. */
const wallClock = (time: TripTime) => new Date(time);

/**
 * The trip as an iCalendar file. The UID stays the same for ever and SEQUENCE grows with every change of status, so
 * that opening the file again updates the entry; a cancelled trip withdraws it. Times carry Istanbul's zone.
 */
export function tripCalendar(reservation: ReservationResponse, texts: CalendarTexts, now: Date): string {
  const { id, number, status, history, departure_port: port, meeting_point: meetingPoint } = reservation;
  const cancelled = status === "reservation_cancelled";
  const calendar = ical({
    prodId: "//Palamar//Reservations//EN",
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: { name: "Europe/Istanbul", generator: () => ISTANBUL },
  });
  const event = calendar.createEvent({
    id,
    sequence: history.length,
    stamp: now,
    start: wallClock(reservation.start_date),
    end: wallClock(reservation.end_date),
    timezone: "Europe/Istanbul",
    summary: texts.title,
    description: texts.description,
    url: texts.link,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    location: {
      title: [port.name, meetingPoint].filter(Boolean).join(", "),
      ...(reservation.boarding && {
        geo: { lat: reservation.boarding.latitude, lon: reservation.boarding.longitude },
      }),
    },
  });
  event.x("X-PALAMAR-NUMBER", number);
  return utcStamp(calendar.toString(), now);
}

// RFC 5545 wants DTSTAMP in UTC; with a zone on the calendar the library writes it without.
function utcStamp(text: string, now: Date): string {
  return text.replace(/^DTSTAMP:\S+/m, `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`);
}
