import { minutesIntoDay } from "@/lib/domain/shared/istanbul-time";
import { dayLightOf } from "@/lib/server/catalogue/boats/day-light-of";

const minutesOf = (day: string, clock: string) => minutesIntoDay(`${day}T${clock}`, day);

const ANKARA = { latitude: 39.939382, longitude: 32.819713 };
/** What the Presidency of Religious Affairs adds to the sunset, out of caution, before it announces the evening. */
const CAUTION_MINUTES = 7;

/** The evenings that it announced for Ankara, for the first day of each month of a year. */
const ANNOUNCED = [
  ["2019-01-01", "17:40"],
  ["2019-02-01", "18:14"],
  ["2019-03-01", "18:46"],
  ["2019-04-01", "19:19"],
  ["2019-05-01", "19:49"],
  ["2019-06-01", "20:17"],
  ["2019-07-01", "20:28"],
  ["2019-08-01", "20:10"],
  ["2019-09-01", "19:29"],
  ["2019-10-01", "18:40"],
  ["2019-11-01", "17:55"],
  ["2019-12-01", "17:31"],
] as const;

test.each(ANNOUNCED)(
  "Ankara's sunset on %s is within a minute of the evening that was announced for %s",
  (day, evening) => {
    const sunset = minutesIntoDay(dayLightOf(ANKARA, day).sunset, day);
    expect(Math.abs(sunset + CAUTION_MINUTES - minutesOf(day, evening))).toBeLessThanOrEqual(1);
  },
);

test.each([
  ["2024-06-21", "20:39"],
  ["2024-12-21", "17:38"],
])("Istanbul's sunset on %s is the published %s, to the minute", (day, published) => {
  const { sunset } = dayLightOf({ latitude: 41.01, longitude: 28.98 }, day);
  expect(Math.abs(minutesIntoDay(sunset, day) - minutesOf(day, published))).toBeLessThanOrEqual(1);
});

test.each([
  ["Bodrum", { latitude: 37.034, longitude: 27.43 }],
  ["Ayvalik", { latitude: 39.317, longitude: 26.694 }],
])("in %s the sun sinks six degrees in about half an hour, before its set and after it", (_, port) => {
  for (let month = 1; month <= 12; month += 1) {
    const day = `2027-${String(month).padStart(2, "0")}-21`;
    const { goldenHour, sunset, dusk } = dayLightOf(port, day);
    const [golden, set, dark] = [goldenHour, sunset, dusk].map((time) => minutesIntoDay(time, day));
    expect([day, (set ?? 0) - (golden ?? 0)]).toEqual([day, expect.closeTo(38, -1)]);
    expect([day, (dark ?? 0) - (set ?? 0)]).toEqual([day, expect.closeTo(29, -1)]);
  }
});
