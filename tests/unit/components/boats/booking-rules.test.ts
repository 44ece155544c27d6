import { choiceFromSearch, emptyChoice, toTripChoice } from "@/components/boats/booking/booking-choice";
import { fitHours } from "@/components/boats/calendar/choose-day";
import { dayState } from "@/components/boats/calendar/day-state";
import { endOptions, knownHours, startOptions } from "@/components/boats/calendar/hour-options";
import { addMonths, monthWeeks } from "@/components/ui/calendar/month-days";
import { availabilityOf, BOOKING_BOAT as boat } from "@/tests/fixtures/bookings/booking-boat";

const DAY = "2026-12-05";
const dayWith = (hours: number[]) => knownHours(availabilityOf(DAY, 2, { [DAY]: hours }), DAY);
const NO_HOURS = { startHour: null, endHour: null };

test("a month is written from Monday on, with empty days around it", () => {
  const weeks = monthWeeks("2026-12-01");
  expect(weeks[0]).toEqual([
    null,
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
    "2026-12-05",
    "2026-12-06",
  ]);
  expect(weeks.at(-1)?.slice(3)).toEqual(["2026-12-31", null, null, null]);
  expect(addMonths("2026-12-01", 1)).toBe("2027-01-01");
  expect(addMonths("2026-01-01", -1)).toBe("2025-12-01");
});

test("an hour before a taken one is an end but no start, and each refused hour says why", () => {
  const asked = { boat, ...dayWith([14, 15]), swimTour: false };
  expect(startOptions(asked).filter(({ free }) => !free)).toEqual([
    { hour: 1, free: false, reason: "too_short" },
    { hour: 13, free: false, reason: "too_short" },
    { hour: 14, free: false, reason: "busy" },
    { hour: 15, free: false, reason: "busy" },
  ]);
  const ends = endOptions(asked, 10);
  expect(ends.slice(0, 4)).toEqual([
    { hour: 12, free: true },
    { hour: 13, free: true },
    { hour: 14, free: true },
    { hour: 15, free: false, reason: "busy" },
  ]);
  expect(ends.slice(3).every(({ free }) => !free)).toBe(true);
});

test("a trip may last until closing time, also past midnight, unless the next day is taken", () => {
  const asked = { boat, ...dayWith([]), swimTour: false };
  expect(endOptions(asked, 22).map(({ hour }) => hour)).toEqual([24, 25, 26]);
  const taken = knownHours(availabilityOf(DAY, 2, { "2026-12-06": [1] }), DAY);
  expect(endOptions({ ...asked, ...taken }, 22).at(-1)).toEqual({ hour: 26, free: false, reason: "busy" });
});

test("until the hours of the day are known, the boat's own are offered", () => {
  const asked = { boat, ...knownHours(undefined, DAY), swimTour: false };
  expect(startOptions(asked).map(({ hour }) => hour)).toEqual(Array.from({ length: 16 }, (_, at) => at + 8));
  expect(endOptions(asked, 22).map(({ hour }) => hour)).toEqual([24, 25, 26]);
});

test("a swim tour stays between 10:00 and 18:00", () => {
  const asked = { boat, ...dayWith([]), swimTour: true };
  expect(startOptions(asked).map(({ hour }) => hour)).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
  expect(endOptions(asked, 10).at(-1)).toEqual({ hour: 18, free: true });
  expect(fitHours(boat, "swim_tour", NO_HOURS, dayWith([]))).toEqual({ startHour: 10, endHour: 18 });
});

test("chosen hours stay while they are free, otherwise the first that fit take their place", () => {
  expect(fitHours(boat, "hourly", { startHour: 9, endHour: 13 }, dayWith([]))).toEqual({
    startHour: 9,
    endHour: 13,
  });
  expect(fitHours(boat, "hourly", { startHour: 9, endHour: 13 }, dayWith([9]))).toEqual({
    startHour: 10,
    endHour: 13,
  });
  // 10:00 is free for one hour only, and two are the minimum
  expect(fitHours(boat, "hourly", NO_HOURS, dayWith([11]))).toEqual({ startHour: 12, endHour: 14 });
  expect(fitHours(boat, "daily", { startHour: 9, endHour: 13 }, dayWith([]))).toEqual(NO_HOURS);
});

test("a full day says why, and a day without a price can still be chosen", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const [full] = availabilityOf(DAY, 1, { [DAY]: hours }).days;
  const [priceless] = availabilityOf(DAY, 1, {}, [DAY]).days;
  if (!full || !priceless) throw new Error("no day");
  expect(dayState(full, "hourly")).toMatchObject({ free: false, reason: "busy" });
  expect(
    dayState({ ...priceless, starts: { hourly: [], daily: [], swim_tour: [] } }, "hourly"),
  ).toMatchObject({
    free: false,
    reason: "too_short",
  });
  expect(dayState(priceless, "swim_tour")).toEqual({
    free: true,
    lowest: null,
    partly: false,
    reason: "no_price",
  });
});

test("a free day of which somebody took hours is partly free, but not for nights", () => {
  const { day } = dayWith([14, 15]);
  if (!day) throw new Error("No such day");
  expect(dayState(day, "hourly")).toEqual({ free: true, lowest: 1_000_000, partly: true });
  expect(dayState(day, "daily")).toEqual({ free: true, lowest: 5_000_000, partly: false });
});

test("the choice is converted to API fields: hours past midnight on the next day, nights as bare days", () => {
  const choice = { ...emptyChoice(boat), day: DAY, startHour: 20, endHour: 26, extras: { 32: 2 } };
  expect(toTripChoice(choice)).toEqual({
    rent_type: "hourly",
    swim_tour: false,
    start_date: "2026-12-05T20:00",
    end_date: "2026-12-06T02:00",
    person_count: 2,
    extras: [{ service_id: 32, quantity: 2 }],
  });
  expect(toTripChoice({ ...choice, kind: "daily" })).toMatchObject({
    start_date: DAY,
    end_date: "2026-12-06",
  });
  expect(toTripChoice({ ...choice, endHour: null })).toBeNull();
  expect(toTripChoice(emptyChoice(boat))).toBeNull();
});

test("a search in the address fills the card, and invalid values do not", () => {
  const read = (query: string) => choiceFromSearch(new URLSearchParams(query), boat);
  expect(read("date=2026-12-05&start_hour=20&end_hour=0&persons=99")).toMatchObject({
    kind: "hourly",
    startHour: 20,
    endHour: 24,
    persons: 12,
  });
  expect(read("rent_type=daily&date=2026-12-05&end_date=2026-12-08")).toMatchObject({
    kind: "daily",
    endDay: "2026-12-08",
  });
  expect(read("rent_type=swim_tour&date=2026-12-05&start_hour=10&end_hour=14")).toMatchObject({
    kind: "swim_tour",
    startHour: 10,
  });
  expect(read("date=2026-02-30")).toBeNull();
  expect(read("rent_type=daily&date=9999-12-31")).toBeNull();
  expect(read("date=2026-12-05&start_hour=99")).toBeNull();
  expect(read("")).toBeNull();
});
