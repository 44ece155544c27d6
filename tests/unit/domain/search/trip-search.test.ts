import { searchOfTrip } from "@/lib/domain/search/trip-search";

const trip = (startsAt: string, endsAt: string) =>
  searchOfTrip({ rentType: "hourly", swimTour: false, startsAt, endsAt, personCount: 4 });

test.each([
  ["2027-06-10T10:00", "2027-06-10T14:00", 10, 14],
  ["2027-06-10T22:00", "2027-06-11T02:00", 22, 26],
  // The operator may move a trip to any minute: each hour that it touches counts.
  ["2027-06-10T10:21", "2027-06-10T14:21", 10, 15],
])("a trip from %s to %s searches whole hours, %i to %i", (startsAt, endsAt, startHour, endHour) => {
  expect(trip(startsAt, endsAt)).toMatchObject({ day: "2027-06-10", startHour, endHour, hours: null });
});
