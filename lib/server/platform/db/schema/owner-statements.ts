import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { StatementOwner } from "@/lib/domain/ledger/statement-owner";
import { SELLER_MODELS } from "@/lib/domain/ledger/words";
import { CURRENCIES } from "@/lib/domain/shared/vocabulary";
import { enumText, instant, minor, serialId } from "./columns";
import { oneOf } from "./one-of";
import { owners } from "./owners";
import { reservations } from "./reservations";
import { serviceOrders } from "./services";

/** What an owner is told of a month; written once and never changed (trigger). */
export const ownerStatements = pgTable(
  "owner_statements",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Counted up within a year, without gaps: 2026-0007. */
    number: text("number").notNull().unique(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => owners.id),
    /** The first day of the month. */
    month: date("month").notNull(),
    /** Until when it counts, not included. */
    until: instant("until").notNull(),
    currency: enumText("currency", CURRENCIES).notNull(),
    openingMinor: minor("opening_minor").notNull(),
    earnedMinor: minor("earned_minor").notNull(),
    paidOutMinor: minor("paid_out_minor").notNull(),
    closingMinor: minor("closing_minor").notNull(),
    sellerModel: enumText("seller_model", SELLER_MODELS).notNull(),
    /** Name and address of the owner on that day. */
    owner: jsonb("owner").$type<StatementOwner>().notNull(),
    closedBy: text("closed_by").notNull(),
    closedAt: instant("closed_at").notNull(),
    demo: boolean("demo").notNull().default(false),
  },
  (t) => [
    uniqueIndex("owner_statements_once").on(t.ownerId, t.currency, t.month),
    index("owner_statements_month").on(t.month, t.number),
    check("owner_statements_currency", oneOf(t.currency, CURRENCIES)),
    check("owner_statements_model", oneOf(t.sellerModel, SELLER_MODELS)),
    check(
      "owner_statements_sum",
      sql`${t.closingMinor} = ${t.openingMinor} + ${t.earnedMinor} - ${t.paidOutMinor}`,
    ),
  ],
);

/** A booking on a statement; later changes of its money are a line on a later one. */
export const ownerStatementLines = pgTable(
  "owner_statement_lines",
  {
    id: serialId(),
    statementId: uuid("statement_id")
      .notNull()
      .references(() => ownerStatements.id),
    position: smallint("position").notNull(),
    reservationId: uuid("reservation_id").references(() => reservations.id),
    serviceOrderId: uuid("service_order_id").references(() => serviceOrders.id),
    /** When the trip was over, or cancelled. */
    earnedOn: date("earned_on").notNull(),
    /** Of a booking on an earlier statement. */
    correction: boolean("correction").notNull(),
    keptMinor: minor("kept_minor").notNull(),
    commissionMinor: minor("commission_minor").notNull(),
    vatMinor: minor("vat_minor").notNull(),
    withholdingMinor: minor("withholding_minor").notNull(),
    goodwillMinor: minor("goodwill_minor").notNull(),
    shareMinor: minor("share_minor").notNull(),
    demo: boolean("demo").notNull().default(false),
  },
  (t) => [
    uniqueIndex("owner_statement_lines_position").on(t.statementId, t.position),
    index("owner_statement_lines_reservation").on(t.reservationId),
    index("owner_statement_lines_order").on(t.serviceOrderId).where(sql`${t.serviceOrderId} is not null`),
    check("owner_statement_lines_of_one", sql`num_nonnulls(${t.reservationId}, ${t.serviceOrderId}) = 1`),
    check(
      "owner_statement_lines_sum",
      sql`${t.shareMinor} = ${t.keptMinor} - ${t.commissionMinor} - ${t.withholdingMinor} - ${t.goodwillMinor}`,
    ),
  ],
);
