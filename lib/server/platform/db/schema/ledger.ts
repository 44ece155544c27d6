import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  LEDGER_ACCOUNTS,
  LEDGER_EVENTS,
  MONEY_RATE_KINDS,
  WITHHOLDING_BASES,
} from "@/lib/domain/ledger/words";
import { ACTOR_KINDS, CURRENCIES } from "@/lib/domain/shared/vocabulary";
import { boats } from "./boats";
import { createdAt, enumText, instant, minor, serialId } from "./columns";
import { oneOf } from "./one-of";
import { owners } from "./owners";
import { payouts } from "./payouts";
import { reservations } from "./reservations";
import { serviceOrders } from "./services";

/** Shares that hold from a day on: of everybody, an owner or a boat. */
export const moneyRates = pgTable(
  "money_rates",
  {
    id: serialId(),
    kind: enumText("kind", MONEY_RATE_KINDS).notNull(),
    ownerId: uuid("owner_id").references(() => owners.id),
    boatId: integer("boat_id").references(() => boats.id, { onDelete: "cascade" }),
    fromDay: date("from_day").notNull(),
    /** Hundredths of a percent. */
    hundredths: smallint("hundredths").notNull(),
    /** What withholding is a share of. */
    base: enumText("base", WITHHOLDING_BASES),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("money_rates_general")
      .on(t.kind, t.fromDay)
      .where(sql`${t.ownerId} is null and ${t.boatId} is null`),
    uniqueIndex("money_rates_owner").on(t.ownerId, t.kind, t.fromDay).where(sql`${t.ownerId} is not null`),
    uniqueIndex("money_rates_boat").on(t.boatId, t.kind, t.fromDay).where(sql`${t.boatId} is not null`),
    check("money_rates_kind", oneOf(t.kind, MONEY_RATE_KINDS)),
    check("money_rates_share", sql`${t.hundredths} between 0 and 10000`),
    check("money_rates_of_one", sql`num_nonnulls(${t.ownerId}, ${t.boatId}) <= 1`),
    check("money_rates_own", sql`num_nonnulls(${t.ownerId}, ${t.boatId}) = 0 or ${t.kind} = 'commission'`),
    check("money_rates_base", sql`(${t.base} is not null) = (${t.kind} = 'withholding')`),
  ],
);

/** What moved money between accounts; it only grows, and its entries add up to zero (triggers). */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    id: serialId(),
    at: instant("at").notNull(),
    event: enumText("event", LEDGER_EVENTS).notNull(),
    reservationId: uuid("reservation_id").references(() => reservations.id),
    serviceOrderId: uuid("service_order_id").references(() => serviceOrders.id),
    payoutId: uuid("payout_id").references(() => payouts.id),
    currency: enumText("currency", CURRENCIES).notNull(),
    actorKind: enumText("actor_kind", ACTOR_KINDS).notNull(),
    /** Who it was: see `Actor`. */
    actorId: text("actor_id"),
    demo: boolean("demo").notNull().default(false),
    writtenAt: instant("written_at").notNull().defaultNow(),
  },
  (t) => [
    index("ledger_transactions_reservation").on(t.reservationId, t.id),
    index("ledger_transactions_order").on(t.serviceOrderId, t.id).where(sql`${t.serviceOrderId} is not null`),
    uniqueIndex("ledger_transactions_payout").on(t.payoutId).where(sql`${t.payoutId} is not null`),
    index("ledger_transactions_at").on(t.at),
    check("ledger_transactions_event", oneOf(t.event, LEDGER_EVENTS)),
    check(
      "ledger_transactions_of_one",
      sql`num_nonnulls(${t.reservationId}, ${t.serviceOrderId}, ${t.payoutId}) = 1`,
    ),
    check("ledger_transactions_payout_event", sql`(${t.payoutId} is not null) = (${t.event} = 'paid_out')`),
    check("ledger_transactions_actor", oneOf(t.actorKind, ACTOR_KINDS)),
  ],
);

export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: serialId(),
    transactionId: bigint("transaction_id", { mode: "number" })
      .notNull()
      .references(() => ledgerTransactions.id),
    account: enumText("account", LEDGER_ACCOUNTS).notNull(),
    /** Whose sale or payout it is; null on our own accounts. */
    ownerId: uuid("owner_id").references(() => owners.id),
    /** Positive = debit, negative = credit. */
    amountMinor: minor("amount_minor").notNull(),
    demo: boolean("demo").notNull().default(false),
  },
  (t) => [
    index("ledger_entries_transaction").on(t.transactionId),
    index("ledger_entries_owner").on(t.ownerId, t.transactionId).where(sql`${t.ownerId} is not null`),
    check("ledger_entries_account", oneOf(t.account, LEDGER_ACCOUNTS)),
    check("ledger_entries_amount", sql`${t.amountMinor} <> 0`),
    check(
      "ledger_entries_of_owner",
      sql`(${t.ownerId} is not null) = (${t.account} in ('owner', 'owner_goodwill', 'commission', 'commission_vat', 'withholding'))`,
    ),
  ],
);

/** What staff moved between us and the owner of a booking, for a reason; the ledger posts it. */
export const ledgerCorrections = pgTable(
  "ledger_corrections",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    reservationId: uuid("reservation_id").references(() => reservations.id),
    serviceOrderId: uuid("service_order_id").references(() => serviceOrders.id),
    /** Above zero the owner gets it. */
    amountMinor: minor("amount_minor").notNull(),
    reason: text("reason").notNull(),
    correctedBy: text("corrected_by").notNull(),
    createdAt: createdAt(),
    demo: boolean("demo").notNull().default(false),
  },
  (t) => [
    index("ledger_corrections_reservation").on(t.reservationId),
    index("ledger_corrections_order").on(t.serviceOrderId).where(sql`${t.serviceOrderId} is not null`),
    check("ledger_corrections_of_one", sql`num_nonnulls(${t.reservationId}, ${t.serviceOrderId}) = 1`),
    check("ledger_corrections_amount", sql`${t.amountMinor} <> 0`),
  ],
);
