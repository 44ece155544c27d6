import type { VehiclesAnswer } from "@/components/search/searched-trip-text";
import type { RouteQuery } from "@/lib/routes/route-params";

/** The trip that the prices of a list are for, on its way to the boat's page, where it fills the booking card. */
export function tripQuery(trip: VehiclesAnswer["trip"]): RouteQuery {
  if (!trip) return {};
  const { rent_type, start_date, end_date, person_count } = trip;
  const shared = { rent_type, date: start_date.slice(0, 10), persons: person_count };
  if (rent_type === "daily") return { ...shared, end_date: end_date.slice(0, 10) };
  const hourOf = (time: string) => Number(time.slice(11, 13));
  return { ...shared, start_hour: hourOf(start_date), end_hour: hourOf(end_date) };
}
