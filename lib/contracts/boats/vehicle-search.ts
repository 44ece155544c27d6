import * as v from "valibot";
import { rowId, tripDay } from "@/lib/contracts/fields";

const named = v.object({ id: rowId, name: v.string(), slug: v.string() });
const choice = v.object({ id: rowId, name: v.string() });

/** Boats that a search finds: `total`, or `more` than that. */
export const vehiclesCountResponse = v.object({ total: v.number(), more: v.boolean() });

/** The first day from today on for which a search finds a boat; null without one within two weeks. */
export const vehiclesFirstDayResponse = v.object({ day: v.nullable(tripDay) });

/** The options of the search, in one language: those that at least one boat has. */
export const vehiclesFiltersResponse = v.object({
  cities: v.array(
    v.object({
      ...named.entries,
      areas: v.array(v.object({ ...named.entries, ports: v.array(named) })),
    }),
  ),
  types: v.array(named),
  facilities: v.array(v.object({ ...choice.entries, icon: v.string() })),
  /** What guests may do: boats whose rules do not ban it. */
  rules: v.array(choice),
  /** The shortest hourly trip; null where nothing is rented by the hour. */
  shortest_hours: v.nullable(v.number()),
});
export type VehiclesFilters = v.InferOutput<typeof vehiclesFiltersResponse>;
