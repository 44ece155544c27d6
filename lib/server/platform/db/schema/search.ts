import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  timestamp,
} from "drizzle-orm/pg-core";
import { FILTER_COLUMNS } from "@/lib/domain/search/list-filters";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";
import { boats } from "./boats";
import { enumText } from "./columns";
import { oneOf } from "./one-of";

// What a search scans. Everything here follows from other tables and can be built again: `ops search rebuild`.

/** What a search counts boats by, beside their number; the facets of `LIST_FILTERS` are among them. */
export const COUNTED_FACETS = [
  "boats",
  "instant",
  "rating",
  "facility",
  "ban",
  "capacity",
  "length",
] as const;
export type CountedFacet = (typeof COUNTED_FACETS)[number];

/**
 * The rate that holds for each kind, weekday and season of a published boat: at most one row a day. Written by
 * `refreshBoatFacts`, which chooses it as a quote does. The key (boat, kind, first day, weekdays) is in the migrations,
 * since its index covers the other columns.
 */
export const boatPrices = pgTable(
  "boat_prices",
  {
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id, { onDelete: "cascade" }),
    /** The boat's, so that one index can be scanned by price within a city. */
    cityId: integer("city_id").notNull(),
    kind: enumText("kind", RATE_KINDS).notNull(),
    /** Bit mask, Monday = 1 … Sunday = 64. */
    weekdays: smallint("weekdays").notNull(),
    /** `-infinity` without a first day. */
    validFrom: date("valid_from").notNull(),
    /** The first day on which it no longer holds, or `infinity`. */
    validUntil: date("valid_until").notNull(),
    minHours: smallint("min_hours").notNull(),
    /** Per hour, per night, or for the whole swim tour, in the boat's currency. */
    priceMinor: bigint("price_minor", { mode: "number" }).notNull(),
    /** The price in kuruş, for order and filters only. */
    tryMinor: bigint("try_minor", { mode: "number" }).notNull(),
    /** The shortest trip in kuruş: by the hour its hours, otherwise one night or the tour. */
    shortestTryMinor: bigint("shortest_try_minor", { mode: "number" }).notNull(),
    // What a search filters boats by, so that its scan by price visits only those that fit.
    areaId: integer("area_id").notNull(),
    portId: integer("port_id").notNull(),
    typeId: integer("type_id").notNull(),
    cruisingCapacity: smallint("cruising_capacity").notNull(),
    sleepingCapacity: smallint("sleeping_capacity").notNull(),
    fastApp: boolean("fast_app").notNull(),
    rating: doublePrecision("rating"),
    facilityMask: bigint("facility_mask", { mode: "bigint" }).notNull(),
    ruleMask: bigint("rule_mask", { mode: "bigint" }).notNull(),
  },
  (t) => [
    index("boat_prices_shortest_hours").on(t.minHours).where(sql`${t.kind} = 'hourly'`),
    check("boat_prices_kind", oneOf(t.kind, RATE_KINDS)),
    check("boat_prices_season", sql`${t.validFrom} < ${t.validUntil} and ${t.weekdays} between 1 and 127`),
  ],
);

/**
 * The hours of a day through which no trip can last because of an occupancy, the boat's turnaround included.
 * Triggers on `boat_occupancies` and on a boat's turnaround keep it. The key (boat, day, occupancy) is in the
 * migrations, since its index covers the other columns.
 */
export const boatBusy = pgTable("boat_busy", {
  boatId: integer("boat_id").notNull(),
  day: date("day").notNull(),
  occupancyId: bigint("occupancy_id", { mode: "number" }).notNull(),
  /** Bit 0 = 00:00–01:00 of the Istanbul day … bit 23. */
  hours: integer("hours").notNull(),
  /** A hold past this instant is free. */
  expiresAt: timestamp("expires_at", { withTimezone: true }),
});

/** How many published boats of a port and type have an option. A trigger on `boats` keeps it. */
export const boatCounts = pgTable(
  "boat_counts",
  {
    facet: enumText("facet", COUNTED_FACETS).notNull(),
    /** Bit of a facility or rule, rating in tenths, persons, centimetres; 0 where there is only one. */
    option: integer("option").notNull(),
    cityId: integer("city_id").notNull(),
    areaId: integer("area_id").notNull(),
    portId: integer("port_id").notNull(),
    typeId: integer("type_id").notNull(),
    boats: integer("boats").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.facet, t.option, t.cityId, t.areaId, t.portId, t.typeId] }),
    check("boat_counts_facet", oneOf(t.facet, COUNTED_FACETS)),
  ],
);

/** What a row of `boat_prices` repeats of its boat. */
export const SHARED_COLUMNS = [
  "city_id",
  "area_id",
  "port_id",
  "cruising_capacity",
  "sleeping_capacity",
  ...FILTER_COLUMNS,
] as const satisfies readonly ColumnName<typeof boatPrices>[];

/** A search by price reads `boat_prices` alone: a condition on any other column of a boat does not compile. */
export type SharedColumn = (typeof SHARED_COLUMNS)[number];

type ColumnName<T extends { $inferSelect: object }> = SnakeCase<keyof T["$inferSelect"] & string>;
type SnakeCase<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : S;
