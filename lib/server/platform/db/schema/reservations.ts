import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import {
  ACTOR_KINDS,
  CANCELLATION_POLICIES,
  CURRENCIES,
  MESSAGE_AUTHORS,
  RENT_TYPES,
  RESERVATION_STATUSES,
} from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";
import { users } from "./accounts";
import { boats } from "./boats";
import { places, services } from "./catalogue";
import {
  createdAt,
  enumText,
  instant,
  invoiceColumns,
  lifecycleColumns,
  localized,
  minor,
  pricedTripColumns,
  serialId,
  stepColumns,
} from "./columns";
import { oneOf } from "./one-of";
import { questions } from "./questions";
import { serviceOrders } from "./services";

export const reservations = pgTable(
  "reservations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The booking number that people read out, e.g. PLM-7K3M9QXA. */
    number: text("number").notNull().unique(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id),
    rentType: enumText("rent_type", RENT_TYPES).notNull(),
    swimTour: boolean("swim_tour").notNull().default(false),
    ...pricedTripColumns(),
    currency: enumText("currency", CURRENCIES).notNull(),
    departurePortId: integer("departure_port_id")
      .notNull()
      .references(() => places.id),
    arrivalPortId: integer("arrival_port_id").references(() => places.id),
    note: text("note"),
    status: enumText("status", RESERVATION_STATUSES).notNull(),
    cancellationPolicy: enumText("cancellation_policy", CANCELLATION_POLICIES).notNull(),
    /** From when the steps of the policy count, since the trip was changed; null = from its start. */
    policyStartsAt: instant("policy_starts_at"),
    /** The network that the request came from; open holds are counted by it. */
    senderNetwork: text("sender_network"),
    holdHours: smallint("hold_hours"),
    /** When staff was told that nobody came; such a trip is not reviewed. */
    noShowAt: instant("no_show_at"),
    ...invoiceColumns(),
    ...lifecycleColumns(),
  },
  (t) => [
    index("reservations_user").on(t.userId, t.createdAt),
    index("reservations_boat").on(t.boatId, t.startsAt),
    // the sweep that expires, brings forward and completes
    index("reservations_waiting").on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
    index("reservations_running").on(t.status, t.startsAt),
    // what sails on a day
    index("reservations_sailing")
      .using("gist", sql`tstzrange(${t.startsAt}, ${t.endsAt})`)
      .where(sql`${t.status} in ('reservation_created', 'reservation_coming', 'reservation_completed')`),
    // the operator's list of all bookings, by each of its sorts, of a port, and by the beginning of a number
    index("reservations_by_departure").on(t.startsAt, t.id),
    index("reservations_by_creation").on(t.createdAt, t.id),
    index("reservations_by_total").on(t.totalMinor, t.id),
    index("reservations_by_port").on(t.departurePortId, t.startsAt),
    index("reservations_number_prefix").on(t.number.op("text_pattern_ops")),
    check(
      "reservations_invoice",
      sql`num_nonnulls(${t.invoiceTitle}, ${t.invoiceTaxNumber}) in (0, 2) and (${t.invoiceTaxOffice} is null or ${t.invoiceTitle} is not null)`,
    ),
    check("reservations_status", oneOf(t.status, RESERVATION_STATUSES)),
    check("reservations_rent_type", oneOf(t.rentType, RENT_TYPES)),
    check("reservations_times", sql`${t.startsAt} < ${t.endsAt}`),
    check("reservations_persons", sql`${t.personCount} > 0`),
    check(
      "reservations_money",
      sql`${t.totalMinor} > 0 and ${t.prepaymentMinor} > 0 and ${t.remainingMinor} >= 0 and ${t.prepaymentMinor} + ${t.remainingMinor} = ${t.totalMinor}`,
    ),
    check("reservations_swim_tour", sql`not ${t.swimTour} or ${t.rentType} = 'hourly'`),
    check(
      "reservations_deadline",
      sql`(${t.status} in ('request_created', 'request_created_payment_pending')) = (${t.expiresAt} is not null)`,
    ),
    check(
      "reservations_paid",
      sql`${t.status} not in ('reservation_created', 'reservation_coming', 'reservation_completed', 'reservation_cancelled') or ${t.paidAt} is not null`,
    ),
  ],
);

export const reservationLines = pgTable(
  "reservation_lines",
  {
    id: serialId(),
    reservationId: uuid("reservation_id")
      .notNull()
      .references(() => reservations.id, { onDelete: "cascade" }),
    position: smallint("position").notNull(),
    /** `trip` or `service:<id>`. */
    code: text("code").notNull(),
    serviceId: integer("service_id").references(() => services.id),
    /** The name at the time of the reservation, in three languages. */
    label: localized("label").notNull(),
    unit: text("unit").notNull(),
    quantity: integer("quantity").notNull(),
    unitPriceMinor: minor("unit_price_minor").notNull(),
    amountMinor: minor("amount_minor").notNull(),
  },
  (t) => [
    uniqueIndex("reservation_lines_position").on(t.reservationId, t.position),
    check(
      "reservation_lines_money",
      sql`${t.quantity} > 0 and ${t.unitPriceMinor} >= 0 and ${t.amountMinor} = ${t.quantity} * ${t.unitPriceMinor}`,
    ),
  ],
);

export const reservationHistory = pgTable(
  "reservation_history",
  {
    id: serialId(),
    reservationId: uuid("reservation_id")
      .notNull()
      .references(() => reservations.id, { onDelete: "cascade" }),
    ...stepColumns(RESERVATION_STATUSES),
  },
  (t) => [
    index("reservation_history_reservation").on(t.reservationId, t.id),
    // the operator's figures
    index("reservation_history_answers")
      .on(t.at, t.reservationId, t.event, t.toStatus, t.actor)
      .where(sql`${t.event} in ('create', 'accept', 'decline')`),
    index("reservation_history_cancelled").on(t.at).where(sql`${t.event} = 'cancel'`),
    check("reservation_history_actor", oneOf(t.actor, ACTOR_KINDS)),
  ],
);

export const messages = pgTable(
  "messages",
  {
    id: serialId(),
    reservationId: uuid("reservation_id").references(() => reservations.id, { onDelete: "cascade" }),
    /** Or about the order of a special service. */
    serviceOrderId: uuid("service_order_id").references(() => serviceOrders.id, { onDelete: "cascade" }),
    /** Or asked before anything is booked. */
    questionId: uuid("question_id").references(() => questions.id, { onDelete: "cascade" }),
    author: enumText("author", MESSAGE_AUTHORS).notNull(),
    /** Whether the support team wrote it for the owner. */
    byOperator: boolean("by_operator").notNull().default(false),
    /** Who wrote it, in whoever's name: see `Actor`. */
    writtenBy: enumText("written_by", ACTOR_KINDS).notNull(),
    writtenById: text("written_by_id"),
    /** As it may be read: what was hidden from it before the payment is not kept. */
    text: text("text").notNull(),
    /** How many numbers and addresses were hidden from the text. */
    masked: smallint("masked").notNull().default(0),
    /** Free hours that an owner suggests; whether they still are is asked again each time. */
    trip: jsonb("trip").$type<ChosenTrip>(),
    createdAt: createdAt(),
    readAt: instant("read_at"),
  },
  (t) => [
    index("messages_reservation").on(t.reservationId, t.id),
    index("messages_order").on(t.serviceOrderId, t.id).where(sql`${t.serviceOrderId} is not null`),
    index("messages_question").on(t.questionId, t.id).where(sql`${t.questionId} is not null`),
    check("messages_of_one", sql`num_nonnulls(${t.reservationId}, ${t.serviceOrderId}, ${t.questionId}) = 1`),
    check(
      "messages_trip",
      sql`${t.trip} is null or ${t.questionId} is not null and ${t.author} <> 'customer'`,
    ),
    check("messages_author", oneOf(t.author, MESSAGE_AUTHORS)),
    check("messages_by_operator", sql`not ${t.byOperator} or ${t.author} = 'owner'`),
    check("messages_written_by", oneOf(t.writtenBy, ACTOR_KINDS)),
  ],
);

export const reviews = pgTable(
  "reviews",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** One review per completed reservation; only demo reviews have none. */
    reservationId: uuid("reservation_id")
      .unique()
      .references(() => reservations.id),
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    locale: enumText("locale", LOCALES).notNull(),
    title: text("title").notNull(),
    text: text("text").notNull(),
    cleanRate: smallint("clean_rate").notNull(),
    serviceRate: smallint("service_rate").notNull(),
    commRate: smallint("comm_rate").notNull(),
    ppRate: smallint("pp_rate").notNull(),
    published: boolean("published").notNull().default(true),
    /** The legal reason; hiding without one is refused. */
    hiddenReason: text("hidden_reason"),
    /** What the boat's owner answers in public, once. */
    reply: text("reply"),
    repliedAt: instant("replied_at"),
    demo: boolean("demo").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index("reviews_user").on(t.userId),
    index("reviews_boat").on(t.boatId, t.createdAt).where(sql`${t.published}`),
    // The newest ones on the home page, in a language and in any.
    index("reviews_newest")
      .on(t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`${t.published} and ${t.text} <> ''`),
    index("reviews_newest_by_locale")
      .on(t.locale, t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`${t.published} and ${t.text} <> ''`),
    check(
      "reviews_scores",
      sql`${t.cleanRate} between 1 and 5 and ${t.serviceRate} between 1 and 5 and ${t.commRate} between 1 and 5 and ${t.ppRate} between 1 and 5`,
    ),
    check("reviews_of_a_trip", sql`${t.demo} or ${t.reservationId} is not null`),
    check("reviews_reply", sql`(${t.reply} is null) = (${t.repliedAt} is null)`),
    check("reviews_hidden_with_reason", sql`${t.published} or ${t.hiddenReason} is not null`),
  ],
);
