import * as v from "valibot";
import { fieldMessage } from "@/lib/contracts/field-message";
import { minor, tripDay, tripTime } from "@/lib/contracts/fields";
import { DAY_MS } from "@/lib/domain/shared/instant";
import { HOUR_REASONS } from "@/lib/domain/shared/vocabulary";

/** Days that one calendar request may span. */
const MAX_CALENDAR_DAYS = 100;

export const availabilityQuery = v.pipe(
  v.object({ from: tripDay, to: tripDay }),
  v.check(({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
    return days >= 0 && days < MAX_CALENDAR_DAYS;
  }, fieldMessage("invalid")),
);
const startHours = v.array(v.number());

export const availabilityResponse = v.object({
  busy: v.pipe(
    v.array(v.object({ starts_at: v.string(), ends_at: v.string() })),
    v.description("Busy periods as Istanbul times, half-open, turnaround included."),
  ),
  days: v.array(
    v.object({
      day: tripDay,
      /** Price per rent kind that day, null where it has none. */
      hourly: v.nullable(minor),
      daily: v.nullable(minor),
      swim_tour: v.nullable(minor),
      min_hours: v.pipe(
        v.object({ hourly: v.number(), swim_tour: v.number() }),
        v.description("Hours of the shortest trip that starts on this day."),
      ),
      lowest: v.pipe(
        v.object({
          hourly: v.nullable(minor),
          daily: v.nullable(minor),
          swim_tour: v.nullable(minor),
        }),
        v.description(
          "Total of the cheapest trip of each kind that can be booked on this day, as the quote gives it; null where none can.",
        ),
      ),
      light: v.pipe(
        v.object({ golden_hour: tripTime, sunset: tripTime, dusk: tripTime }),
        v.description("The evening of this day at the boat's port, in Istanbul time."),
      ),
      hours: v.pipe(
        v.array(
          v.object({ hour: v.number(), free: v.boolean(), reason: v.optional(v.picklist(HOUR_REASONS)) }),
        ),
        v.description(
          "Each hour of the day: free when a trip may last through it and leave its turnaround after it. A trip by the hour is possible when all its hours are free.",
        ),
      ),
      starts: v.pipe(
        v.object({ hourly: startHours, daily: startHours, swim_tour: startHours }),
        v.description(
          "Hours at which the shortest trip of each kind may start: those from which enough hours in a row are free. Nights start at the hand-over hour.",
        ),
      ),
    }),
  ),
});
export type AvailabilityResponse = v.InferOutput<typeof availabilityResponse>;
export type AvailabilityDay = AvailabilityResponse["days"][number];
