import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { CURRENCIES, ORDER_STATUSES } from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";
import { users } from "./accounts";
import { boats } from "./boats";
import { createdAt, instant, localized, word } from "./columns";
import { contents } from "./contents";
import { oneOf } from "./one-of";

/** The orderable side of a content of kind special_service. */
export const specialServices = pgTable(
  "special_services",
  {
    contentId: integer("content_id")
      .primaryKey()
      .references(() => contents.id, { onDelete: "cascade" }),
    leadDays: smallint("lead_days").notNull().default(3),
    dailyCapacity: smallint("daily_capacity").notNull().default(3),
    currency: word("currency", CURRENCIES).notNull().default("TRY"),
  },
  (t) => [check("special_services_limits", sql`${t.leadDays} >= 0 and ${t.dailyCapacity} > 0`)],
);

export const servicePackages = pgTable(
  "service_packages",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    contentId: integer("content_id")
      .notNull()
      .references(() => specialServices.contentId, { onDelete: "cascade" }),
    key: text("key").notNull().unique(),
    name: localized("name").notNull(),
    description: localized("description").notNull(),
    priceMinor: bigint("price_minor", { mode: "number" }).notNull(),
    position: integer("position").notNull().default(0),
  },
  (t) => [
    index("service_packages_content").on(t.contentId),
    check("service_packages_price", sql`${t.priceMinor} > 0`),
  ],
);

export const serviceOrders = pgTable(
  "service_orders",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    number: text("number").notNull().unique(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    packageId: integer("package_id")
      .notNull()
      .references(() => servicePackages.id),
    boatId: integer("boat_id").references(() => boats.id),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    serviceDay: date("service_day").notNull(),
    customerName: text("customer_name").notNull(),
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    note: text("note"),
    status: word("status", ORDER_STATUSES).notNull(),
    currency: word("currency", CURRENCIES).notNull(),
    totalMinor: bigint("total_minor", { mode: "number" }).notNull(),
    expiresAt: instant("expires_at"),
    paidAt: instant("paid_at"),
    cancelReason: text("cancel_reason"),
    locale: word("locale", LOCALES).notNull(),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    index("service_orders_user").on(t.userId, t.createdAt),
    index("service_orders_day").on(t.packageId, t.serviceDay),
    check("service_orders_status", oneOf(t.status, ORDER_STATUSES)),
    check("service_orders_money", sql`${t.totalMinor} > 0`),
    check(
      "service_orders_deadline",
      sql`(${t.status} = 'order_payment_pending') = (${t.expiresAt} is not null)`,
    ),
    check("service_orders_boat_hours", sql`num_nonnulls(${t.boatId}, ${t.startsAt}, ${t.endsAt}) in (0, 3)`),
  ],
);
