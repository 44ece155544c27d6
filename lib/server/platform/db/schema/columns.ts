import {
  bigint,
  bigserial,
  boolean,
  customType,
  integer,
  jsonb,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { SaleTerms } from "@/lib/domain/ledger/sale-terms";
import type { PolicyStep } from "@/lib/domain/reservations/plan-refund";
import { ACTOR_KINDS } from "@/lib/domain/shared/vocabulary";
import { LOCALES, type LocalizedText } from "@/lib/i18n/locales";

/** An instant in UTC; read and written as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The moment a row was written, by the database's clock. */
export const createdAt = () => instant("created_at").notNull().defaultNow();

/** The moment a row was last changed. */
export const updatedAt = () => instant("updated_at").notNull().defaultNow();

/** When the operator last changed a row that the product ships; null = it follows the shipped files. */
export const editedAt = () => instant("edited_at");

/** A key that the database counts up. */
export const serialId = () => bigserial("id", { mode: "number" }).primaryKey();

/** Money in whole minor units (kuruş, cent). */
export const minor = (name: string) => bigint(name, { mode: "number" });

/** A text in the three languages; tr is always there (check constraints in the migrations). */
export const localized = customType<{ data: LocalizedText; driverData: string }>({
  dataType: () => "jsonb",
  toDriver: (value) => JSON.stringify(value),
});

/** A half-open range of instants, `[startsAt, endsAt)`, as PostgreSQL writes it. */
export const instantRange = customType<{ data: string }>({ dataType: () => "tstzrange" });

/** A closed list of values, checked by the database too (see `oneOf`). */
export const enumText = <const T extends readonly string[]>(name: string, values: T) =>
  text(name, { enum: values as unknown as [T[number], ...T[number][]] });

/** When a trip is and what it costs: what a reservation holds, and what a change of it replaces. */
export const pricedTripColumns = () => ({
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  personCount: smallint("person_count").notNull(),
  turnaroundMinutes: integer("turnaround_minutes").notNull(),
  /** The accepted quote, copied: later price changes never touch it. */
  totalMinor: minor("total_minor").notNull(),
  prepaymentMinor: minor("prepayment_minor").notNull(),
  remainingMinor: minor("remaining_minor").notNull(),
  acceptedOnBoard: text("accepted_on_board").array().notNull(),
  /** Fines that may be charged: [{ usage_rule_id, amount_minor, name: {tr,en,ar} }]. */
  possible: jsonb("possible").notNull().default([]),
});

/** The lifecycle columns of a reservation and an order, beside the status. */
export const lifecycleColumns = () => ({
  /** Until when the owner must answer or the customer must pay; null when neither is pending. */
  expiresAt: instant("expires_at"),
  /** Starting a payment extends a hold once. */
  holdExtendedAt: instant("hold_extended_at"),
  paidAt: instant("paid_at"),
  /** The steps of the cancellation policy, copied: later changes of the policy never touch them. */
  policySteps: jsonb("policy_steps").$type<readonly PolicyStep[]>().notNull(),
  /** On what terms it was sold, copied when it was paid. */
  saleTerms: jsonb("sale_terms").$type<SaleTerms>(),
  /** What the rules gave back when it was cancelled; what goes back beside them is goodwill. */
  returnedMinor: minor("returned_minor"),
  cancelReason: text("cancel_reason"),
  locale: enumText("locale", LOCALES).notNull(),
  demo: boolean("demo").notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The company that the invoice is made out to; null = the customer. Foreign companies have no Turkish tax office. */
export const invoiceColumns = () => ({
  invoiceTitle: text("invoice_title"),
  invoiceTaxOffice: text("invoice_tax_office"),
  invoiceTaxNumber: text("invoice_tax_number"),
});

/** One step in the lifecycle of a reservation or an order. */
export const stepColumns = <const T extends readonly string[]>(statuses: T) => ({
  fromStatus: enumText("from_status", statuses),
  toStatus: enumText("to_status", statuses).notNull(),
  event: text("event").notNull(),
  actor: enumText("actor", ACTOR_KINDS).notNull(),
  /** Who it was: see `Actor`. */
  actorId: text("actor_id"),
  reason: text("reason"),
  at: instant("at").notNull(),
});
