import { formatHour } from "@/lib/i18n/format-hour";

const from = (first: number) =>
  Array.from({ length: 24 }, (_, index) => [first + index, formatHour(first + index)] as const);

/** The hours at which a trip may start and end, by the field that asks for them, and how each is written. */
export const TRIP_HOURS = { start_hour: from(0), end_hour: from(1) } as const;

/** The fields of `TRIP_HOURS`, in their order. */
export const HOUR_FIELDS = ["start_hour", "end_hour"] as const satisfies (keyof typeof TRIP_HOURS)[];
