import { minutesIntoDay } from "@/lib/domain/shared/istanbul-time";
import { dayLightOf } from "@/lib/server/boats/day-light-of";

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/**
 * Minutes after Istanbul's midnight at which the sun sinks to that altitude: the solar calculator that NOAA publishes
 * (after Meeus), written anew here, for the afternoon of the day and refined once.
 */
function noaaMinutes(latitude: number, longitude: number, day: string, altitude: number): number {
  let minutes = 15 * 60;
  for (let round = 0; round < 3; round++) {
    const julian = Date.parse(`${day}T00:00Z`) / 86_400_000 + 2_440_587.5 + minutes / 1440;
    const century = (julian - 2_451_545) / 36_525;
    const meanLongitude = (280.46646 + century * (36_000.76983 + century * 0.0003032)) % 360;
    const anomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century);
    const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century);
    const centre =
      Math.sin(radians(anomaly)) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
      Math.sin(radians(2 * anomaly)) * (0.019993 - 0.000101 * century) +
      Math.sin(radians(3 * anomaly)) * 0.000289;
    const node = 125.04 - 1934.136 * century;
    const apparent = meanLongitude + centre - 0.00569 - 0.00478 * Math.sin(radians(node));
    const obliquity =
      23 +
      (26 + (21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))) / 60) / 60 +
      0.00256 * Math.cos(radians(node));
    const declination = Math.asin(Math.sin(radians(obliquity)) * Math.sin(radians(apparent)));
    const y = Math.tan(radians(obliquity / 2)) ** 2;
    const equationOfTime =
      4 *
      degrees(
        y * Math.sin(2 * radians(meanLongitude)) -
          2 * eccentricity * Math.sin(radians(anomaly)) +
          4 * eccentricity * y * Math.sin(radians(anomaly)) * Math.cos(2 * radians(meanLongitude)) -
          0.5 * y * y * Math.sin(4 * radians(meanLongitude)) -
          1.25 * eccentricity ** 2 * Math.sin(2 * radians(anomaly)),
      );
    const hourAngle = degrees(
      Math.acos(
        (Math.sin(radians(altitude)) - Math.sin(radians(latitude)) * Math.sin(declination)) /
          (Math.cos(radians(latitude)) * Math.cos(declination)),
      ),
    );
    minutes = 720 - 4 * longitude - equationOfTime + 4 * hourAngle;
  }
  // Istanbul is three hours ahead of UTC all year.
  return minutes + 180;
}

const ISTANBUL = [41.01, 28.98] as const;
const BODRUM = [37.034, 27.43] as const;
const ANTALYA = [36.885, 30.702] as const;
const AYVALIK = [39.317, 26.694] as const;

const PLACE_DAYS = [
  ["Istanbul", ...ISTANBUL, "2026-12-21"],
  ["Istanbul", ...ISTANBUL, "2027-03-20"],
  ["Istanbul", ...ISTANBUL, "2027-06-21"],
  ["Istanbul", ...ISTANBUL, "2027-09-23"],
  ["Bodrum", ...BODRUM, "2026-12-12"],
  ["Bodrum", ...BODRUM, "2027-05-01"],
  ["Bodrum", ...BODRUM, "2027-07-15"],
  ["Antalya", ...ANTALYA, "2027-01-31"],
  ["Antalya", ...ANTALYA, "2027-06-10"],
  ["Antalya", ...ANTALYA, "2027-10-29"],
  ["Ayvalik", ...AYVALIK, "2027-02-28"],
  ["Ayvalik", ...AYVALIK, "2027-08-30"],
] as const;

// -0.833°: the radius of the disc and the refraction at the horizon, as in almanacs.
test.each(PLACE_DAYS)(
  "in %s (%d, %d) on %s sunset, golden hour and dusk are within a minute of NOAA's",
  (_, latitude, longitude, day) => {
    const light = dayLightOf({ latitude, longitude }, day);
    for (const [time, altitude] of [
      [light.sunset, -0.833],
      [light.dusk, -6],
      [light.goldenHour, 6],
    ] as const)
      expect([
        altitude,
        Math.abs(minutesIntoDay(time, day) - noaaMinutes(latitude, longitude, day, altitude)) <= 1,
      ]).toEqual([altitude, true]);
  },
);

test.each([
  ["2024-06-21", "20:39"],
  ["2024-12-21", "17:38"],
])("Istanbul's sunset on %s is the published %s, to the minute", (day, published) => {
  const minutes = (clock: string) => minutesIntoDay(`${day}T${clock}`, day);
  const { sunset } = dayLightOf({ latitude: ISTANBUL[0], longitude: ISTANBUL[1] }, day);
  expect(Math.abs(minutesIntoDay(sunset, day) - minutes(published))).toBeLessThanOrEqual(1);
});
