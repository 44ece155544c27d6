import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { ACTOR_KINDS, CURRENCIES, ORDER_STATUSES } from "@/lib/domain/shared/vocabulary";
import { users } from "./accounts";
import { boats } from "./boats";
import { places } from "./catalogue";
import {
  enumText,
  instant,
  invoiceColumns,
  lifecycleColumns,
  localized,
  minor,
  serialId,
  stepColumns,
} from "./columns";
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
    currency: enumText("currency", CURRENCIES).notNull().default("TRY"),
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
    priceMinor: minor("price_minor").notNull(),
    /** How long it takes on board; null = nothing to be booked by the hour. */
    hours: smallint("hours"),
    /** For how many guests it is made; null = not limited. */
    maxPersons: smallint("max_persons"),
    position: integer("position").notNull().default(0),
  },
  (t) => [
    index("service_packages_content").on(t.contentId),
    check("service_packages_price", sql`${t.priceMinor} > 0`),
    check("service_packages_size", sql`${t.hours} between 1 and 24 and ${t.maxPersons} > 0`),
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
    /** The names at the time of the order, in three languages. */
    serviceName: localized("service_name").notNull(),
    packageName: localized("package_name").notNull(),
    /** City or port that the customer chose; older orders have none. */
    placeId: integer("place_id").references(() => places.id),
    boatId: integer("boat_id").references(() => boats.id),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    turnaroundMinutes: integer("turnaround_minutes"),
    serviceDay: date("service_day").notNull(),
    personCount: smallint("person_count"),
    customerName: text("customer_name").notNull(),
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    note: text("note"),
    status: enumText("status", ORDER_STATUSES).notNull(),
    currency: enumText("currency", CURRENCIES).notNull(),
    totalMinor: minor("total_minor").notNull(),
    /** The network that the request came from; open orders are counted by it. */
    senderNetwork: text("sender_network"),
    ...invoiceColumns(),
    ...lifecycleColumns(),
  },
  (t) => [
    index("service_orders_place").on(t.placeId),
    index("service_orders_user").on(t.userId, t.createdAt),
    index("service_orders_day").on(t.packageId, t.serviceDay),
    index("service_orders_boat").on(t.boatId, t.startsAt).where(sql`${t.boatId} is not null`),
    // the sweep that expires and completes
    index("service_orders_waiting").on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
    // the operator's list of all bookings, by each of its sorts, and by the beginning of a number
    index("service_orders_by_departure").on(
      sql`coalesce(${t.startsAt}, ${t.serviceDay}::timestamp at time zone 'Europe/Istanbul')`,
      t.id,
    ),
    index("service_orders_by_creation").on(t.createdAt, t.id),
    index("service_orders_by_total").on(t.totalMinor, t.id),
    index("service_orders_by_day").on(t.serviceDay),
    index("service_orders_phone_end").on(sql`reverse(${t.phone}) text_pattern_ops`),
    index("service_orders_number_prefix").on(t.number.op("text_pattern_ops")),
    index("service_orders_running").on(t.serviceDay).where(sql`${t.status} = 'order_paid'`),
    check(
      "service_orders_invoice",
      sql`num_nonnulls(${t.invoiceTitle}, ${t.invoiceTaxNumber}) in (0, 2) and (${t.invoiceTaxOffice} is null or ${t.invoiceTitle} is not null)`,
    ),
    check("service_orders_status", oneOf(t.status, ORDER_STATUSES)),
    check("service_orders_money", sql`${t.totalMinor} > 0`),
    check(
      "service_orders_deadline",
      sql`(${t.status} in ('order_requested', 'order_payment_pending')) = (${t.expiresAt} is not null)`,
    ),
    check(
      "service_orders_boat_hours",
      sql`num_nonnulls(${t.boatId}, ${t.turnaroundMinutes}) in (0, 2) and (${t.boatId} is null or ${t.endsAt} is not null) and (${t.endsAt} is null or ${t.startsAt} is not null)`,
    ),
    check("service_orders_times", sql`${t.startsAt} < ${t.endsAt}`),
    check("service_orders_persons", sql`${t.personCount} > 0`),
    check(
      "service_orders_paid",
      sql`${t.status} not in ('order_paid', 'order_completed') or ${t.paidAt} is not null`,
    ),
  ],
);

export const serviceOrderHistory = pgTable(
  "service_order_history",
  {
    id: serialId(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => serviceOrders.id, { onDelete: "cascade" }),
    ...stepColumns(ORDER_STATUSES),
  },
  (t) => [
    index("service_order_history_order").on(t.orderId, t.id),
    check("service_order_history_actor", oneOf(t.actor, ACTOR_KINDS)),
  ],
);
