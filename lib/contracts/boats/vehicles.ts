import * as v from "valibot";
import {
  currency,
  limitedText,
  minor,
  picture,
  reviewScores,
  rowId,
  tripDay,
  tripTime,
} from "@/lib/contracts/fields";
import {
  type FilterName,
  LIST_FILTERS,
  type ListFilter,
  type ListFilters,
} from "@/lib/domain/search/list-filters";
import { MAX_GUESTS, type QueryName } from "@/lib/domain/search/search-names";
import {
  CANCELLATION_POLICIES,
  CAPTAIN_LICENCES,
  PARTNER_PAYMENT_TYPES,
  RATE_KINDS,
  RENT_TYPES,
  SERVICE_TYPES,
  SERVICE_UNITS,
  USAGE_RULE_KINDS,
} from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";
import { mapBox } from "./vehicle-map";

export const VEHICLE_SORTS = ["recommended", "price_asc", "price_desc"] as const;
/** Lengths in hours that a search offers. */
export const TRIP_DURATIONS = [2, 3, 4, 6, 8] as const;

/** A whole number in a query. */
export const digits = (min: number, max: number) =>
  v.pipe(limitedText(9), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max));
const list = v.optional(v.pipe(v.array(digits(1, 2_147_483_647)), v.maxLength(64)), []);

const oneOf = <const N extends readonly number[]>(numbers: N) =>
  v.pipe(limitedText(9), v.transform(Number), v.picklist(numbers));
const steps = <const N extends readonly number[]>(numbers: N) => v.optional(oneOf(numbers));
const flag = v.optional(
  v.pipe(
    v.picklist(["1", "true"]),
    v.transform(() => true),
  ),
);

type FilterField<F> = F extends { steps: infer N extends readonly number[] }
  ? ReturnType<typeof steps<N>>
  : F extends { kind: "flag" }
    ? typeof flag
    : typeof list;

/** The query's field for each filter of the list. */
const filterFields = Object.fromEntries(
  Object.entries<ListFilter>(LIST_FILTERS).map(([name, filter]) => [
    name,
    filter.kind === "at_least" ? steps(filter.steps) : filter.kind === "flag" ? flag : list,
  ]),
) as { [N in FilterName]: FilterField<ListFilters[N]> };

/**
 * Query of the boat list; lists repeat their key. Prices are whole lira (TRY) as people type them. A `date` alone means
 * any trip of that day, `start_hour` alone from then on, `end_hour` alone until then, `duration` alone (hours) some
 * free stretch of that length, `start_hour` and `end_hour` exactly those hours. `rules` may be called `usage_rules`.
 */
export const vehiclesQuery = v.object({
  city: v.optional(digits(1, 2_147_483_647)),
  area: v.optional(digits(1, 2_147_483_647)),
  port: v.optional(digits(1, 2_147_483_647)),
  ...filterFields,
  min_price: v.optional(digits(0, 100_000_000)),
  max_price: v.optional(digits(0, 100_000_000)),
  rent_type: v.optional(v.picklist(RATE_KINDS)),
  date: v.optional(tripDay),
  end_date: v.optional(tripDay),
  start_hour: v.optional(digits(0, 23)),
  end_hour: v.optional(digits(0, 24)),
  duration: v.optional(oneOf(TRIP_DURATIONS)),
  persons: v.optional(digits(1, MAX_GUESTS)),
  /** Only boats whose port is in this part of the map. */
  box: v.optional(mapBox),
  sort: v.optional(v.picklist(VEHICLE_SORTS), "recommended"),
  page: v.optional(digits(1, 100), "1"),
} satisfies Record<QueryName, v.GenericSchema>);
export type VehiclesQuery = v.InferOutput<typeof vehiclesQuery>;

/** The search that finds every boat. */
export const EVERY_BOAT: VehiclesQuery = v.parse(vehiclesQuery, {});

const named = v.object({ id: rowId, name: v.string(), slug: v.string() });

/** The data of a boat card; `price` is the exact total of `trip`, `from` the lowest price of the searched rent type. */
export const vehicleCard = v.object({
  id: rowId,
  code: v.string(),
  slug: v.string(),
  name: v.string(),
  type: named,
  port: named,
  city: named,
  fast_app: v.boolean(),
  length_cm: v.number(),
  cruising_capacity: v.number(),
  rating: v.nullable(v.number()),
  review_count: v.number(),
  currency,
  from: v.nullable(v.object({ amount: minor, kind: v.picklist(RATE_KINDS) })),
  price: v.nullable(v.object({ total_price: minor, prepayment: minor, remaining: minor })),
  /** The bookable trip that was found for the searched time; null when no date was searched. */
  trip: v.nullable(
    v.object({
      rent_type: v.picklist(RENT_TYPES),
      swim_tour: v.boolean(),
      start_date: tripTime,
      end_date: tripTime,
      person_count: v.number(),
    }),
  ),
  pictures: v.array(picture),
});
export type VehicleCard = v.InferOutput<typeof vehicleCard>;

export const vehiclesResponse = v.object({
  items: v.array(vehicleCard),
  /** How many boats were found, as far as they are counted. */
  total: v.number(),
  /** More boats than `total` were found. */
  more: v.boolean(),
  page: v.number(),
  pages: v.number(),
});

export const review = v.object({
  id: v.number(),
  /** The language that it was written in. */
  locale: v.picklist(LOCALES),
  author: v.string(),
  title: v.string(),
  text: v.string(),
  ...reviewScores,
  created_at: v.string(),
  /** What the boat's owner answered. */
  reply: v.nullable(v.string()),
});
export type Review = v.InferOutput<typeof review>;

export const vehicleResponse = v.object({
  ...vehicleCard.entries,
  description: v.string(),
  rental_rules: v.nullable(v.string()),
  specs: v.object({
    model_year: v.number(),
    length_cm: v.number(),
    width_cm: v.number(),
    cabin_count: v.number(),
    sleeping_capacity: v.number(),
    toilet_count: v.number(),
    food_capacity: v.number(),
    last_maintenance_date: v.nullable(v.string()),
  }),
  owner: v.string(),
  captain: v.nullable(v.string()),
  /** ISO 639 codes. */
  captain_languages: v.array(v.string()),
  captain_licence: v.nullable(v.picklist(CAPTAIN_LICENCES)),
  area: named,
  meeting_point: v.nullable(v.string()),
  latitude: v.number(),
  longitude: v.number(),
  facilities: v.array(v.object({ id: rowId, name: v.string(), icon: v.string() })),
  usage_rules: v.array(
    v.object({
      id: rowId,
      type: v.picklist(USAGE_RULE_KINDS),
      name: v.string(),
      icon: v.string(),
      fine: v.nullable(minor),
    }),
  ),
  services: v.array(
    v.object({
      id: rowId,
      type: v.picklist(SERVICE_TYPES),
      unit: v.picklist(SERVICE_UNITS),
      name: v.string(),
      description: v.nullable(v.string()),
      price: minor,
      max_quantity: v.nullable(v.number()),
      lead_hours: v.number(),
    }),
  ),
  rates: v.array(
    v.object({
      kind: v.picklist(RATE_KINDS),
      price: minor,
      min_hours: v.number(),
      weekdays: v.nullable(v.number()),
      valid_from: v.nullable(v.string()),
      valid_until: v.nullable(v.string()),
    }),
  ),
  service_hours: v.object({ opens: v.number(), closes: v.number() }),
  handover_hours: v.object({ start: v.number(), end: v.number() }),
  notice_hours: v.number(),
  turnaround_minutes: v.number(),
  prepayment_percent: v.number(),
  accepted_on_board: v.array(v.picklist(PARTNER_PAYMENT_TYPES)),
  cancellation_policy: v.picklist(CANCELLATION_POLICIES),
  /** mp4, kept as it was delivered. */
  video: v.nullable(
    v.object({
      src: v.string(),
      width: v.number(),
      height: v.number(),
      seconds: v.number(),
      /** The poster picture; null = the boat's first picture. */
      poster: v.nullable(v.string()),
      title: v.string(),
      /** A description of what the video shows. */
      description: v.string(),
      published_on: tripDay,
    }),
  ),
  reviews: v.array(review),
});
export type VehicleResponse = v.InferOutput<typeof vehicleResponse>;

/** An id or a slug in any language. */
export const vehicleParams = v.object({ vehicle: v.pipe(limitedText(80), v.regex(/^[a-z0-9-]{1,80}$/)) });

export const reviewsQuery = v.object({ page: v.optional(digits(1, 100), "1") });
export const reviewsResponse = v.object({
  items: v.array(review),
  total: v.number(),
  page: v.number(),
  pages: v.number(),
});
