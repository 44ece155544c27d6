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
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  BOAT_STATUSES,
  CANCELLATION_POLICIES,
  CAPTAIN_LICENCES,
  CURRENCIES,
  RATE_KINDS,
} from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/locales";
import { facilities, places, types, usageRules } from "./catalogue";
import { createdAt, enumText, localized, minor, updatedAt } from "./columns";
import { oneOf } from "./one-of";
import { owners } from "./owners";

/** The narrow row of the search; texts, pictures and rates are in tables of their own. */
export const boats = pgTable(
  "boats",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** The boat code that people type, e.g. PLM-1004. */
    code: text("code").notNull(),
    /** `foldText(code)` without spaces and hyphens. */
    codeFolded: text("code_folded").notNull().unique(),
    status: enumText("status", BOAT_STATUSES).notNull().default("draft"),
    typeId: integer("type_id")
      .notNull()
      .references(() => types.id),
    cityId: integer("city_id")
      .notNull()
      .references(() => places.id),
    areaId: integer("area_id")
      .notNull()
      .references(() => places.id),
    portId: integer("port_id")
      .notNull()
      .references(() => places.id),
    currency: enumText("currency", CURRENCIES).notNull().default("TRY"),
    /** Instant reservation. */
    fastApp: boolean("fast_app").notNull().default(false),
    cruisingCapacity: smallint("cruising_capacity").notNull(),
    foodCapacity: smallint("food_capacity").notNull(),
    sleepingCapacity: smallint("sleeping_capacity").notNull().default(0),
    cabinCount: smallint("cabin_count").notNull().default(0),
    toiletCount: smallint("toilet_count").notNull(),
    lengthCm: integer("length_cm").notNull(),
    widthCm: integer("width_cm").notNull(),
    modelYear: smallint("model_year").notNull(),
    lastMaintenanceOn: date("last_maintenance_on"),
    /** Hours of the day, 0–24; close ≤ open means the next day. */
    serviceOpensHour: smallint("service_opens_hour").notNull().default(8),
    serviceClosesHour: smallint("service_closes_hour").notNull().default(24),
    handoverStartHour: smallint("handover_start_hour").notNull().default(12),
    handoverEndHour: smallint("handover_end_hour").notNull().default(10),
    turnaroundMinutes: integer("turnaround_minutes").notNull().default(60),
    noticeHours: integer("notice_hours").notNull().default(3),
    prepaymentPercent: smallint("prepayment_percent").notNull().default(20),
    cancellationPolicy: enumText("cancellation_policy", CANCELLATION_POLICIES).notNull().default("moderate"),
    /** How the remainder can be paid on board: values of PARTNER_PAYMENT_TYPES. */
    acceptedOnBoard: text("accepted_on_board").array().notNull(),
    facilityMask: bigint("facility_mask", { mode: "bigint" }).notNull().default(sql`0`),
    ruleMask: bigint("rule_mask", { mode: "bigint" }).notNull().default(sql`0`),
    /** The lowest price shown as "from", in the boat's currency, and its rate kind. */
    fromMinor: minor("from_minor"),
    fromKind: enumText("from_kind", RATE_KINDS),
    /** The "from" price in kuruş, for sorting and price filters only. */
    fromTryMinor: minor("from_try_minor"),
    rating: doublePrecision("rating"),
    reviewCount: integer("review_count").notNull().default(0),
    /** Recommended order, higher first; ties by id. */
    score: doublePrecision("score").notNull().default(0),
    mediaKey: text("media_key"),
    /** Whose boat it is. A boat that names its owner by e-mail alone is given that owner by the database. */
    ownerId: uuid("owner_id")
      .notNull()
      .$defaultFn(() => sql`null`)
      .references(() => owners.id),
    /* Copies of the owner's row, kept by triggers for the release before; the next one reads and keeps the row only. */
    ownerName: text("owner_name").notNull(),
    ownerEmail: text("owner_email").notNull(),
    ownerPhone: text("owner_phone"),
    ownerLocale: enumText("owner_locale", LOCALES).notNull().default(DEFAULT_LOCALE),
    captainName: text("captain_name"),
    captainPhone: text("captain_phone"),
    /** What the captain speaks, as ISO 639 codes. */
    captainLanguages: text("captain_languages").array().notNull().default([]),
    captainLicence: enumText("captain_licence", CAPTAIN_LICENCES),
    demo: boolean("demo").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("boats_code_key").on(t.code),
    // the operator's list of a port's celebrations, also those of boats that are no longer published
    index("boats_port").on(t.portId),
    // the operator's search, by the beginning of a code
    index("boats_code_prefix").on(t.codeFolded.op("text_pattern_ops")),
    // All boats of an owner: the response time.
    index("boats_owner_email").on(t.ownerEmail),
    index("boats_owner_id").on(t.ownerId),
    check("boats_status", oneOf(t.status, BOAT_STATUSES)),
    check("boats_currency", oneOf(t.currency, CURRENCIES)),
    check("boats_policy", oneOf(t.cancellationPolicy, CANCELLATION_POLICIES)),
    check(
      "boats_capacity",
      sql`${t.cruisingCapacity} between 1 and 500 and ${t.foodCapacity} between 0 and 500`,
    ),
    check("boats_size", sql`${t.lengthCm} > 0 and ${t.widthCm} > 0 and ${t.toiletCount} >= 0`),
    check(
      "boats_hours",
      sql`${t.serviceOpensHour} between 0 and 23 and ${t.serviceClosesHour} between 0 and 24 and ${t.handoverStartHour} between 0 and 23 and ${t.handoverEndHour} between 0 and 23`,
    ),
    check(
      "boats_lead",
      sql`${t.turnaroundMinutes} between 0 and 1440 and ${t.noticeHours} between 0 and 720`,
    ),
    check("boats_prepayment", sql`${t.prepaymentPercent} between 1 and 100`),
    check("boats_captain_licence", oneOf(t.captainLicence, CAPTAIN_LICENCES)),
    check(
      "boats_on_board",
      sql`cardinality(${t.acceptedOnBoard}) > 0 and ${t.acceptedOnBoard} <@ array['cash','bank_transfer','credit_card']`,
    ),
    check("boats_from", sql`(${t.fromMinor} is null) = (${t.fromKind} is null) and ${t.fromMinor} > 0`),
    check(
      "boats_rating",
      sql`${t.rating} between 1 and 5 and (${t.rating} is null) = (${t.reviewCount} = 0)`,
    ),
  ],
);

export const boatTexts = pgTable(
  "boat_texts",
  {
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id, { onDelete: "cascade" }),
    locale: enumText("locale", LOCALES).notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    rentalRules: text("rental_rules"),
  },
  (t) => [
    primaryKey({ columns: [t.boatId, t.locale] }),
    // Names that begin with a text: what a search suggests in letters that no slug has.
    index("boat_texts_name").on(t.locale, t.name.op("text_pattern_ops")),
    // The operator's search: a part of a name in any spelling.
    index("boat_texts_search").using("gin", sql`(' ' || fold_text(${t.name})) gin_trgm_ops`),
    check("boat_texts_locale", oneOf(t.locale, LOCALES)),
  ],
);

export const boatPictures = pgTable(
  "boat_pictures",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id, { onDelete: "cascade" }),
    /** Name in the picture table of `public/media`, without width and ending. */
    mediaKey: text("media_key").notNull(),
    alt: localized("alt").notNull(),
    /** Shown in the home page's gallery too. */
    gallery: boolean("gallery").notNull().default(false),
    position: integer("position").notNull(),
  },
  (t) => [
    uniqueIndex("boat_pictures_position").on(t.boatId, t.position),
    index("boat_pictures_gallery").on(t.boatId, t.position).where(sql`${t.gallery}`),
  ],
);

export const boatFacilities = pgTable(
  "boat_facilities",
  {
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id, { onDelete: "cascade" }),
    facilityId: integer("facility_id")
      .notNull()
      .references(() => facilities.id),
  },
  (t) => [primaryKey({ columns: [t.boatId, t.facilityId] })],
);

export const boatUsageRules = pgTable(
  "boat_usage_rules",
  {
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id, { onDelete: "cascade" }),
    usageRuleId: integer("usage_rule_id")
      .notNull()
      .references(() => usageRules.id),
    /** Only for rules of kind fine, in the boat's currency. */
    fineMinor: minor("fine_minor"),
  },
  (t) => [
    primaryKey({ columns: [t.boatId, t.usageRuleId] }),
    check("boat_usage_rules_fine", sql`${t.fineMinor} > 0`),
  ],
);
