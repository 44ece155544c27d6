import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readCalendar } from "@/lib/server/catalogue/calendars/read-calendar";

const NOW = new Date("2026-11-27T09:00:00Z");
const fileOf = (name: string) => readFileSync(`tests/fixtures/calendars/${name}.ics`, "utf8");

/** The times of a calendar by Istanbul's clock: three hours ahead of UTC. */
function timesOf(text: string): string[] {
  const read = readCalendar(text, NOW);
  if (!read.ok) throw new Error(read.code);
  const clock = (instant: Date) =>
    new Date(instant.getTime() + 3 * 60 * 60_000).toISOString().slice(5, 16).replace("T", " ");
  return read.value.map(({ startsAt, endsAt }) => `${clock(startsAt)} – ${clock(endsAt)}`).sort();
}

const calendar = (...events: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

const PROGRAMS: Record<string, string[]> = {
  airbnb: ["11-27 00:00 – 11-29 00:00", "12-05 00:00 – 12-07 00:00"],
  booking: ["12-10 00:00 – 12-12 00:00", "12-20 00:00 – 12-21 00:00"],
  google: ["12-01 10:00 – 12-01 14:00", "12-16 12:00 – 12-16 16:00", "12-22 10:00 – 12-22 14:00"],
  outlook: ["12-09 09:00 – 12-09 17:30", "12-13 00:00 – 12-14 00:00"],
  apple: ["12-24 18:00 – 12-24 22:00", "12-26 12:00 – 12-26 14:00", "12-30 00:00 – 12-31 00:00"],
};

test.each(Object.entries(PROGRAMS))("reads %s's calendar by Istanbul's clock", (name, times) => {
  expect(timesOf(fileOf(name))).toEqual(times);
});

// Whole days and times without a zone are where the library asks for the clock of its process.
test.each(["America/New_York", "Asia/Tokyo"])("a process in %s reads the same instants", (zone) => {
  const script = `
    import { readFileSync } from "node:fs";
    import { readCalendar } from "@/lib/server/catalogue/calendars/read-calendar";
    const read = (name) => readCalendar(readFileSync("tests/fixtures/calendars/" + name + ".ics", "utf8"), new Date(${NOW.getTime()}));
    console.log(JSON.stringify([new Date(2026, 6, 1).getTimezoneOffset(), ...${JSON.stringify(Object.keys(PROGRAMS))}.map(read)]));`;
  const paths = [
    "--import",
    "./scripts/server/resolve-project-paths.mjs",
    "--input-type=module",
    "--eval",
    script,
  ];
  const printed = execFileSync(process.execPath, paths, {
    env: { ...process.env, TZ: zone },
    encoding: "utf8",
  });
  const here = Object.keys(PROGRAMS).map((name) => readCalendar(fileOf(name), NOW));
  const [offset, ...there] = JSON.parse(printed);
  expect(offset).not.toBe(new Date(2026, 6, 1).getTimezoneOffset());
  expect(there).toEqual(JSON.parse(JSON.stringify(here)));
});

test("events of one UID are all kept, and an event without a UID too", () => {
  const text = calendar(
    ["UID:one", "DTSTART:20261201T070000Z", "DTEND:20261201T080000Z"],
    ["UID:one", "DTSTART:20261202T070000Z", "DTEND:20261202T080000Z"],
    ["DTSTART:20261203T070000Z", "DTEND:20261203T080000Z"],
    ["DTSTART:20261204T070000Z", "DTEND:20261204T080000Z"],
  );
  expect(timesOf(text)).toHaveLength(4);
});

test("a repetition takes 500 times at most, and none beyond 18 months", () => {
  const often = [
    "UID:a",
    "DTSTART:20261201T000000Z",
    "DTEND:20261201T001000Z",
    "RRULE:FREQ=HOURLY;COUNT=600",
  ];
  expect(timesOf(calendar(often))).toHaveLength(500);
  const monthly = ["UID:b", "DTSTART:20261201T000000Z", "DTEND:20261201T010000Z", "RRULE:FREQ=MONTHLY"];
  expect(timesOf(calendar(monthly))).toHaveLength(18);
});

test("a calendar with more than 5,000 times is refused", () => {
  const daily = (minute: number) => [
    `UID:${minute}`,
    `DTSTART:20261201T00${10 + minute}00Z`,
    `DTEND:20261201T010000Z`,
    "RRULE:FREQ=DAILY;COUNT=500",
  ];
  const events = Array.from({ length: 11 }, (_, index) => daily(index));
  expect(timesOf(calendar(...events.slice(1)))).toHaveLength(5000);
  expect(readCalendar(calendar(...events), NOW)).toMatchObject({ ok: false, code: "calendar_too_long" });
});

test("an event that repeats without end by the minute is refused, and keeps nobody waiting", () => {
  const endless = ["UID:a", "DTSTART:20261201T000000Z", "DTEND:20261201T000100Z", "RRULE:FREQ=MINUTELY"];
  const begun = performance.now();
  expect(readCalendar(calendar(endless), NOW)).toEqual({ ok: false, code: "calendar_broken" });
  expect(performance.now() - begun).toBeLessThan(2000);
});

test("what is over takes nothing; what has begun takes its rest", () => {
  const over = ["UID:a", "DTSTART:20261101T070000Z", "DTEND:20261102T070000Z"];
  const begun = ["UID:b", "DTSTART:20261126T070000Z", "DTEND:20261128T070000Z"];
  expect(timesOf(calendar(over, begun))).toEqual(["11-26 10:00 – 11-28 10:00"]);
});

test("what is no calendar, or is cut off, is refused", () => {
  const whole = fileOf("google");
  const texts = [
    "",
    "<html>Log in</html>",
    whole.slice(0, whole.length / 2),
    whole.replace(/END:VCALENDAR\s*$/, ""),
  ];
  for (const text of texts) expect(readCalendar(text, NOW)).toEqual({ ok: false, code: "calendar_broken" });
});

test("a calendar without events is read as empty", () => {
  expect(readCalendar(calendar(), NOW)).toEqual({ ok: true, value: [] });
});

test("a reading that found fewer events than the text holds is refused", () => {
  const read = readCalendar(calendar(["UID:a", "SUMMARY:Without a time"]), NOW);
  expect(read).toEqual({ ok: false, code: "calendar_incomplete", details: { begun: 1, found: 0 } });
});
