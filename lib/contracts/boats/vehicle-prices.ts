import * as v from "valibot";
import { digits, vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { fieldMessage } from "@/lib/contracts/field-message";
import { currency, minor, tripDay } from "@/lib/contracts/fields";
import { DAY_MS } from "@/lib/domain/shared/instant";

/** Two months side by side, with the days around them. */
const MAX_PRICED_DAYS = 70;

/** More nights than anybody can book. */
const MAX_NIGHTS = 999;

/**
 * The search of a list for each day from `from` to `to`, both included; with `nights` for a stay of that many nights
 * that begins on it. `date`, `end_date`, `sort` and `page` do not count.
 */
export const vehiclePricesQuery = v.pipe(
  v.object({
    ...vehiclesQuery.entries,
    from: tripDay,
    to: tripDay,
    nights: v.optional(digits(1, MAX_NIGHTS)),
  }),
  v.check(({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
    return days >= 0 && days < MAX_PRICED_DAYS;
  }, fieldMessage("invalid")),
);
export type VehiclePricesQuery = v.InferOutput<typeof vehiclePricesQuery>;

export const vehiclePricesResponse = v.object({
  days: v.array(
    v.object({
      day: tripDay,
      free: v.pipe(
        v.number(),
        v.description(
          "Of the boats that were counted, those of which a trip of the search can be booked on this day.",
        ),
      ),
      lowest: v.pipe(
        v.nullable(v.object({ amount: minor, currency, try_minor: v.number() })),
        v.description(
          "The lowest total among all boats of the search, as a search for this day shows it; null where there is none.",
        ),
      ),
    }),
  ),
  boats: v.pipe(
    v.number(),
    v.description(
      "Boats that were counted: those of the search, at most the first 200 in the recommended order.",
    ),
  ),
  more: v.pipe(v.boolean(), v.description("Whether the search is about more boats than were counted.")),
});
export type VehiclePricesResponse = v.InferOutput<typeof vehiclePricesResponse>;
