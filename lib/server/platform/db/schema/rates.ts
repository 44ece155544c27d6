import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, smallint } from "drizzle-orm/pg-core";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";
import { boats } from "./boats";
import { services } from "./catalogue";
import { createdAt, enumText, minor } from "./columns";
import { oneOf } from "./one-of";

export const rates = pgTable(
  "rates",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id, { onDelete: "cascade" }),
    kind: enumText("kind", RATE_KINDS).notNull(),
    /** Per hour, per night, or for the whole swim tour. */
    priceMinor: minor("price_minor").notNull(),
    minHours: smallint("min_hours").notNull().default(1),
    /** Bit mask, Monday = 1 … Sunday = 64; null means every day. */
    weekdays: smallint("weekdays"),
    validFrom: date("valid_from"),
    /** The first day on which it no longer applies. */
    validUntil: date("valid_until"),
    createdAt: createdAt(),
  },
  (t) => [
    index("rates_boat_id").on(t.boatId),
    index("rates_valid_until").on(t.validUntil).where(sql`${t.validUntil} is not null`),
    check("rates_kind", oneOf(t.kind, RATE_KINDS)),
    check("rates_price", sql`${t.priceMinor} > 0`),
    check("rates_hours", sql`${t.minHours} between 1 and 24`),
    check("rates_weekdays", sql`${t.weekdays} between 1 and 127`),
    check("rates_season", sql`${t.validFrom} < ${t.validUntil}`),
  ],
);

export const boatServices = pgTable(
  "boat_services",
  {
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id, { onDelete: "cascade" }),
    serviceId: integer("service_id")
      .notNull()
      .references(() => services.id),
    priceMinor: minor("price_minor").notNull(),
    maxQuantity: integer("max_quantity"),
    leadHours: integer("lead_hours").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.boatId, t.serviceId] }),
    check("boat_services_price", sql`${t.priceMinor} >= 0`),
    check("boat_services_limits", sql`${t.maxQuantity} > 0 and ${t.leadHours} >= 0`),
  ],
);
