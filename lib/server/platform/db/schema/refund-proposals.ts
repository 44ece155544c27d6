import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { GOODWILL_BEARERS } from "@/lib/domain/ledger/words";
import type { RefundBasis } from "@/lib/domain/payments/refund-basis";
import { CURRENCIES, PROPOSAL_STATES } from "@/lib/domain/shared/vocabulary";
import { createdAt, enumText, instant, minor } from "./columns";
import { oneOf } from "./one-of";
import { reservations } from "./reservations";
import { serviceOrders } from "./services";

/** Refunds that a second person must confirm: nothing is given back before. */
export const refundProposals = pgTable(
  "refund_proposals",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    reservationId: uuid("reservation_id").references(() => reservations.id, { onDelete: "cascade" }),
    serviceOrderId: uuid("service_order_id").references(() => serviceOrders.id, { onDelete: "cascade" }),
    amountMinor: minor("amount_minor").notNull(),
    currency: enumText("currency", CURRENCIES).notNull(),
    /** Why, in words that the customer reads once it is done. */
    note: text("note").notNull(),
    /** Although the same amount was refunded just before. */
    again: boolean("again").notNull(),
    borneBy: enumText("borne_by", GOODWILL_BEARERS).notNull().default("house"),
    /** What it was judged by: it is carried out only while that is the same. */
    basis: jsonb("basis").$type<RefundBasis>().notNull(),
    state: enumText("state", PROPOSAL_STATES).notNull().default("open"),
    /** The id of the member of staff. */
    proposedBy: text("proposed_by").notNull(),
    createdAt: createdAt(),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
    /** Why it was refused, for colleagues. */
    decisionReason: text("decision_reason"),
  },
  (t) => [
    uniqueIndex("refund_proposals_open_reservation").on(t.reservationId).where(sql`${t.state} = 'open'`),
    uniqueIndex("refund_proposals_open_order").on(t.serviceOrderId).where(sql`${t.state} = 'open'`),
    index("refund_proposals_reservation").on(t.reservationId),
    index("refund_proposals_order").on(t.serviceOrderId),
    check("refund_proposals_state", oneOf(t.state, PROPOSAL_STATES)),
    check("refund_proposals_borne_by", oneOf(t.borneBy, GOODWILL_BEARERS)),
    check("refund_proposals_amount", sql`${t.amountMinor} > 0`),
    check("refund_proposals_of_one", sql`num_nonnulls(${t.reservationId}, ${t.serviceOrderId}) = 1`),
    check("refund_proposals_decided", sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
    // Two people: the database says so too.
    check("refund_proposals_by_two", sql`${t.state} <> 'confirmed' or ${t.decidedBy} <> ${t.proposedBy}`),
  ],
);
