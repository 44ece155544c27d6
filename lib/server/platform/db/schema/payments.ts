import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { GOODWILL_BEARERS } from "@/lib/domain/ledger/words";
import type { PaidItem, RefundPart } from "@/lib/domain/payments/plan-refund-parts";
import {
  BOOKING_KINDS,
  CONTRACT_KINDS,
  CURRENCIES,
  PAYMENT_STATES,
  REFUND_STATES,
} from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";
import { users } from "./accounts";
import { reservationChanges } from "./changes";
import { createdAt, enumText, instant, minor, serialId, updatedAt } from "./columns";
import { oneOf } from "./one-of";
import { reservations } from "./reservations";
import { serviceOrders } from "./services";

export const payments = pgTable(
  "payments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    reservationId: uuid("reservation_id").references(() => reservations.id),
    serviceOrderId: uuid("service_order_id").references(() => serviceOrders.id),
    /** The change of that reservation whose difference this is; null = the whole pre-payment. */
    changeId: uuid("change_id").references(() => reservationChanges.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    provider: text("provider").notNull(),
    amountMinor: minor("amount_minor").notNull(),
    currency: enumText("currency", CURRENCIES).notNull(),
    state: enumText("state", PAYMENT_STATES).notNull().default("processing"),
    /** The provider's token of the hosted page; finds the payment in callbacks. */
    providerToken: text("provider_token"),
    providerPaymentId: text("provider_payment_id"),
    redirectUrl: text("redirect_url"),
    /** Until when the hosted page can be used; null = the provider opens the same page again when asked. */
    pageExpiresAt: instant("page_expires_at"),
    /** The provider has the money but still reviews it for fraud; such a payment stays `processing`. */
    inReview: boolean("in_review").notNull().default(false),
    /** The deadline of what is paid for when a review put it off: it comes back when the review ends badly. */
    holdBeforeReview: instant("hold_before_review"),
    /** What was paid, item by item, under the provider's ids: refunds are made per item. */
    providerItems: jsonb("provider_items").$type<PaidItem[]>(),
    /** The provider's reason as one of our codes: insufficient_funds, three_d_failed, declined, timeout … */
    failureCode: text("failure_code"),
    locale: enumText("locale", LOCALES).notNull(),
    settledAt: instant("settled_at"),
    /** When a browser first came back from the provider: only that one is shown the result without a login. */
    returnedAt: instant("returned_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("payments_reservation").on(t.reservationId, t.createdAt),
    index("payments_order").on(t.serviceOrderId, t.createdAt),
    index("payments_change").on(t.changeId).where(sql`${t.changeId} is not null`),
    uniqueIndex("payments_token").on(t.provider, t.providerToken),
    // reconciliation asks the provider for those
    index("payments_open").on(t.createdAt).where(sql`${t.state} = 'processing'`),
    index("payments_watched").on(t.createdAt).where(sql`${t.state} in ('expired', 'failed')`),
    index("payments_user").on(t.userId, t.createdAt),
    // the operator's list of all payments, and the comparison with the provider's
    index("payments_by_creation").on(t.createdAt, t.id),
    index("payments_by_state").on(t.state, t.createdAt, t.id),
    index("payments_by_amount").on(t.amountMinor, t.id),
    index("payments_provider_id").on(t.providerPaymentId).where(sql`${t.providerPaymentId} is not null`),
    index("payments_settled").on(t.settledAt).where(sql`${t.settledAt} is not null`),
    check("payments_state", oneOf(t.state, PAYMENT_STATES)),
    check("payments_amount", sql`${t.amountMinor} > 0`),
    check("payments_review", sql`not ${t.inReview} or ${t.state} = 'processing'`),
    check("payments_of_one", sql`num_nonnulls(${t.reservationId}, ${t.serviceOrderId}) = 1`),
    check("payments_of_change", sql`${t.changeId} is null or ${t.reservationId} is not null`),
  ],
);

/** A message from a provider, stored before it is parsed; the unique key makes repeats harmless. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: serialId(),
    provider: text("provider").notNull(),
    eventKey: text("event_key").notNull(),
    paymentId: uuid("payment_id").references(() => payments.id),
    /** Without card data: tokens, ids, states. */
    content: jsonb("content").notNull(),
    outcome: text("outcome"),
    receivedAt: instant("received_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("payment_events_key").on(t.provider, t.eventKey),
    index("payment_events_payment").on(t.paymentId),
  ],
);

export const refunds = pgTable(
  "refunds",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id),
    amountMinor: minor("amount_minor").notNull(),
    currency: enumText("currency", CURRENCIES).notNull(),
    /** paid_too_late, cancelled_by_customer, cancelled_by_owner, weather, operator, trip_changed. */
    reason: text("reason").notNull(),
    /** Why the operator refunds it, in words that the customer reads; null for every other reason. */
    note: text("note"),
    /** Whose money a refund of the operator is; null for every other reason, and ours before this was asked. */
    borneBy: enumText("borne_by", GOODWILL_BEARERS),
    state: enumText("state", REFUND_STATES).notNull().default("requested"),
    /** Which items of the payment it comes from; planned once, before the provider is asked. */
    parts: jsonb("parts").$type<RefundPart[]>(),
    providerRefundId: text("provider_refund_id"),
    /** The provider's own reason for the refusal. */
    failureCode: text("failure_code"),
    attempts: smallint("attempts").notNull().default(0),
    createdAt: createdAt(),
    /** When the refund was last sent to the provider; it is not sent again before the retry is due. */
    sentAt: instant("sent_at"),
    doneAt: instant("done_at"),
  },
  (t) => [
    index("refunds_payment").on(t.paymentId),
    index("refunds_by_creation").on(t.createdAt, t.id),
    index("refunds_done").on(t.doneAt).where(sql`${t.doneAt} is not null`),
    // the sweep looks for those whose job was lost
    index("refunds_open").on(t.createdAt).where(sql`${t.state} in ('requested', 'sent')`),
    check("refunds_state", oneOf(t.state, REFUND_STATES)),
    check("refunds_borne_by", oneOf(t.borneBy, GOODWILL_BEARERS)),
    check("refunds_amount", sql`${t.amountMinor} > 0`),
  ],
);

export const contracts = pgTable(
  "contracts",
  {
    id: serialId(),
    kind: enumText("kind", CONTRACT_KINDS).notNull(),
    /** The subject of the contract. */
    subject: enumText("subject", BOOKING_KINDS).notNull().default("reservation"),
    version: text("version").notNull(),
    locale: enumText("locale", LOCALES).notNull(),
    title: text("title").notNull(),
    /** Markdown with {placeholders}. */
    template: text("template").notNull(),
    validFrom: instant("valid_from").notNull(),
    /** Came with the product; false = published by the operator, after which no shipped version follows. */
    shipped: boolean("shipped").notNull().default(false),
  },
  (t) => [
    uniqueIndex("contracts_version").on(t.kind, t.subject, t.version, t.locale),
    check("contracts_kind", oneOf(t.kind, CONTRACT_KINDS)),
    check("contracts_subject", oneOf(t.subject, BOOKING_KINDS)),
  ],
);

/** The text that a customer accepted, unchanged, with its SHA-256. */
export const contractAcceptances = pgTable(
  "contract_acceptances",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    contractId: bigint("contract_id", { mode: "number" })
      .notNull()
      .references(() => contracts.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    paymentId: uuid("payment_id").references(() => payments.id),
    /** A change without a payment is accepted with the click that starts it. */
    changeId: uuid("change_id").references(() => reservationChanges.id),
    filledText: text("filled_text").notNull(),
    hash: text("hash").notNull(),
    clientAddress: text("client_address"),
    acceptedAt: instant("accepted_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("contract_acceptances_once").on(t.paymentId, t.contractId),
    uniqueIndex("contract_acceptances_of_change").on(t.changeId, t.contractId),
    check("contract_acceptances_of_one", sql`num_nonnulls(${t.paymentId}, ${t.changeId}) = 1`),
    index("contract_acceptances_user").on(t.userId),
    index("contract_acceptances_contract").on(t.contractId),
  ],
);

/** The first response to a request with an Idempotency-Key; repeats get it again, other bodies are refused. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    id: serialId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    endpoint: text("endpoint").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    responseStatus: smallint("response_status"),
    response: jsonb("response"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("idempotency_keys_key").on(t.userId, t.endpoint, t.key),
    index("idempotency_keys_created").on(t.createdAt),
  ],
);
