import {
  calendarOfReservation,
  tripCalendar,
} from "@/lib/server/booking/reservations/documents/trip-calendar";
import { SAMPLE_RESERVATION } from "@/tests/fixtures/bookings/sample-reservation";

const now = new Date("2026-11-20T10:00:00Z");
const texts = {
  title: "Mavi Rüya – Palamar",
  description: "Line one\nLine two; with, signs",
  link: "http://localhost:3000/k/rezervasyonlarim/x",
};
/** Unfolded, as a calendar reads it. */
const linesOf = (reservation = SAMPLE_RESERVATION) =>
  tripCalendar(calendarOfReservation(reservation), texts, now)
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n");
const propertyOf = (lines: string[], name: string) => lines.find((line) => line.startsWith(name));

test("the trip stands at its Istanbul times, with the zone beside them", () => {
  const lines = linesOf();
  expect(lines).toContain("DTSTART;TZID=Europe/Istanbul:20261201T100000");
  expect(lines).toContain("DTEND;TZID=Europe/Istanbul:20261201T140000");
  expect(lines).toContain("TZID:Europe/Istanbul");
  expect(lines).toContain("TZOFFSETTO:+0300");
  expect(lines).toContain("DTSTAMP:20261120T100000Z");
});

test("where and what are said, special signs escaped, no line longer than 75 bytes", () => {
  const lines = linesOf();
  expect(lines).toContain("SUMMARY:Mavi Rüya – Palamar");
  expect(lines).toContain("LOCATION:Bebek\\, Saatin altı\\, 2. iskele");
  expect(lines).toContain("GEO:41.077;29.044");
  expect(propertyOf(lines, "DESCRIPTION")).toBe("DESCRIPTION:Line one\\nLine two\\; with\\, signs");
  const raw = tripCalendar(calendarOfReservation(SAMPLE_RESERVATION), texts, now).split("\r\n");
  expect(raw.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test("a later file updates the same entry, and a cancelled trip withdraws it", () => {
  const before = linesOf();
  const { history } = SAMPLE_RESERVATION;
  const step = {
    status: "reservation_cancelled",
    event: "cancel",
    actor: "customer",
    reason: "Plan",
    at: now.toISOString(),
  } as const;
  const cancelled = { ...SAMPLE_RESERVATION, status: step.status, history: [...history, step] };
  const after = linesOf(cancelled);
  for (const lines of [before, after]) expect(lines).toContain(`UID:${SAMPLE_RESERVATION.id}`);
  expect([propertyOf(before, "SEQUENCE"), propertyOf(after, "SEQUENCE")]).toEqual([
    "SEQUENCE:2",
    "SEQUENCE:3",
  ]);
  expect(before).toEqual(expect.arrayContaining(["METHOD:PUBLISH", "STATUS:CONFIRMED"]));
  expect(after).toEqual(expect.arrayContaining(["METHOD:CANCEL", "STATUS:CANCELLED"]));
});

test("a phone is reminded a day and three hours before, and not of a cancelled trip", () => {
  const remindersOf = (lines: string[]) => lines.filter((line) => line.startsWith("TRIGGER"));
  expect(remindersOf(linesOf())).toEqual(["TRIGGER:-P1D", "TRIGGER:-PT3H"]);
  expect(linesOf()).toContain("ACTION:DISPLAY");
  expect(remindersOf(linesOf({ ...SAMPLE_RESERVATION, status: "reservation_cancelled" }))).toEqual([]);
});

test("the calendar file contains nothing personal", () => {
  expect(linesOf().join("\n")).not.toMatch(/\+90|Doğum/);
});
