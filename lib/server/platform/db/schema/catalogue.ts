import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  PLACE_KINDS,
  SERVICE_TYPES,
  SERVICE_UNITS,
  SLUG_SCOPES,
  USAGE_RULE_KINDS,
} from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";
import { createdAt, editedAt, enumText, localized } from "./columns";
import { oneOf } from "./one-of";

/** Cities have areas, areas have ports. */
export const places = pgTable(
  "places",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** Stable name for seed files and import, e.g. `bodrum-gumbet`. */
    key: text("key").notNull().unique(),
    kind: enumText("kind", PLACE_KINDS).notNull(),
    parentId: integer("parent_id").references((): AnyPgColumn => places.id),
    name: localized("name").notNull(),
    intro: localized("intro"),
    meetingPoint: localized("meeting_point"),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    mediaKey: text("media_key"),
    position: integer("position").notNull().default(0),
    editedAt: editedAt(),
  },
  (t) => [
    index("places_parent_id").on(t.parentId),
    check("places_kind", oneOf(t.kind, PLACE_KINDS)),
    check("places_parent", sql`(${t.kind} = 'city') = (${t.parentId} is null)`),
    check("places_on_earth", sql`${t.latitude} between -90 and 90 and ${t.longitude} between -180 and 180`),
  ],
);

/** How far it is by road between two cities, in whole kilometres; one row for both directions. */
export const placeRoads = pgTable(
  "place_roads",
  {
    placeId: integer("place_id")
      .notNull()
      .references(() => places.id, { onDelete: "cascade" }),
    /** The one with the higher id. */
    otherId: integer("other_id")
      .notNull()
      .references(() => places.id, { onDelete: "cascade" }),
    km: integer("km").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.placeId, t.otherId] }),
    check("place_roads_order", sql`${t.placeId} < ${t.otherId}`),
    check("place_roads_km", sql`${t.km} between 1 and 5000`),
  ],
);

export const types = pgTable("types", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  key: text("key").notNull().unique(),
  name: localized("name").notNull(),
  intro: localized("intro"),
  mediaKey: text("media_key"),
  position: integer("position").notNull().default(0),
  editedAt: editedAt(),
});

export const facilities = pgTable(
  "facilities",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    key: text("key").notNull().unique(),
    name: localized("name").notNull(),
    /** Name of a lucide icon. */
    icon: text("icon").notNull(),
    /** Position in boats.facility_mask. */
    bit: smallint("bit").notNull().unique(),
    /** Groups facilities on the boat page; 1 = equipment. */
    categoryId: integer("category_id").notNull().default(1),
    position: integer("position").notNull().default(0),
    editedAt: editedAt(),
  },
  (t) => [check("facilities_bit", sql`${t.bit} between 0 and 62`)],
);

export const usageRules = pgTable(
  "usage_rules",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    key: text("key").notNull().unique(),
    kind: enumText("kind", USAGE_RULE_KINDS).notNull(),
    name: localized("name").notNull(),
    /** What guests may do where a boat does not ban it: the search offers it. Null: not offered as a filter. */
    permission: localized("permission"),
    icon: text("icon").notNull(),
    /** Position in boats.rule_mask. */
    bit: smallint("bit").notNull().unique(),
    position: integer("position").notNull().default(0),
    editedAt: editedAt(),
  },
  (t) => [
    check("usage_rules_bit", sql`${t.bit} between 0 and 62`),
    check("usage_rules_kind", oneOf(t.kind, USAGE_RULE_KINDS)),
    check("usage_rules_permission", sql`${t.permission} is null or ${t.kind} = 'ban'`),
  ],
);

export const services = pgTable(
  "services",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    key: text("key").notNull().unique(),
    type: enumText("type", SERVICE_TYPES).notNull(),
    unit: enumText("unit", SERVICE_UNITS).notNull(),
    name: localized("name").notNull(),
    description: localized("description"),
    icon: text("icon").notNull(),
    /** Groups services in the booking card; 1 = equipment. */
    categoryId: integer("category_id").notNull().default(1),
    position: integer("position").notNull().default(0),
    editedAt: editedAt(),
  },
  (t) => [
    check("services_type", oneOf(t.type, SERVICE_TYPES)),
    check("services_unit", oneOf(t.unit, SERVICE_UNITS)),
  ],
);

/** Every public slug, current and former; the middleware's only query to the database. */
export const slugs = pgTable(
  "slugs",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    scope: enumText("scope", SLUG_SCOPES).notNull(),
    locale: enumText("locale", LOCALES).notNull(),
    slug: text("slug").notNull(),
    /** The id of the place, type, boat or content. */
    entityId: integer("entity_id").notNull(),
    /** For contents: special_service, home_feature, or the page type; for places city, area, port. */
    kind: text("kind").notNull(),
    /** False for a former slug, which redirects (308) to the current one. */
    current: boolean("current").notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("slugs_scope_locale_slug").on(t.scope, t.locale, t.slug),
    uniqueIndex("slugs_one_current").on(t.scope, t.locale, t.entityId).where(sql`${t.current}`),
    check("slugs_scope", oneOf(t.scope, SLUG_SCOPES)),
    check("slugs_locale", oneOf(t.locale, LOCALES)),
    check("slugs_shape", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${t.slug}) <= 80`),
    check("slugs_reserved", sql`not (${t.scope} = 'type' and ${t.slug} in ('tekne', 'boat'))`),
  ],
);
