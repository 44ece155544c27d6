import type { ChosenTripInput } from "@/lib/contracts/boats/trip";

/** A trip as the query of a boat's address, where it fills the booking card. */
export function boatQuery(trip: ChosenTripInput) {
  const { rent_type, start_date, end_date, person_count, swim_tour } = trip;
  const kind = swim_tour ? "swim_tour" : rent_type;
  const shared = { rent_type: kind, date: start_date.slice(0, 10), persons: person_count };
  if (rent_type === "daily") return { ...shared, end_date: end_date.slice(0, 10) };
  const hourOf = (time: string) => Number(time.slice(11, 13));
  return { ...shared, start_hour: hourOf(start_date), end_hour: hourOf(end_date) };
}

/** `boatQuery` as `URLSearchParams`. */
export function tripQuery(trip: ChosenTripInput): URLSearchParams {
  return new URLSearchParams(Object.entries(boatQuery(trip)).map(([name, value]) => [name, String(value)]));
}
