import { sql } from "drizzle-orm";
import { boolean, check, date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { PAYOUT_STATES } from "@/lib/domain/ledger/words";
import { CURRENCIES } from "@/lib/domain/shared/vocabulary";
import { createdAt, enumText, instant, minor, serialId } from "./columns";
import { oneOf } from "./one-of";
import { owners } from "./owners";
import { reservations } from "./reservations";
import { serviceOrders } from "./services";

/** Money that goes to an owner; people transfer it from a list. */
export const payouts = pgTable(
  "payouts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => owners.id),
    currency: enumText("currency", CURRENCIES).notNull(),
    amountMinor: minor("amount_minor").notNull(),
    /** The first day by which a part of it is due. */
    dueOn: date("due_on").notNull(),
    state: enumText("state", PAYOUT_STATES).notNull().default("open"),
    /** What the bank calls the transfer. */
    reference: text("reference"),
    paidAt: instant("paid_at"),
    createdAt: createdAt(),
    demo: boolean("demo").notNull().default(false),
  },
  (t) => [
    index("payouts_owner").on(t.ownerId, t.createdAt),
    index("payouts_open").on(t.dueOn).where(sql`${t.state} = 'open'`),
    uniqueIndex("payouts_reference").on(t.ownerId, t.reference).where(sql`${t.reference} is not null`),
    check("payouts_state", oneOf(t.state, PAYOUT_STATES)),
    check("payouts_amount", sql`${t.amountMinor} > 0`),
    check(
      "payouts_paid",
      sql`(${t.state} = 'paid') = (${t.paidAt} is not null) and (${t.state} = 'paid') = (${t.reference} is not null)`,
    ),
  ],
);

export const payoutLines = pgTable(
  "payout_lines",
  {
    id: serialId(),
    payoutId: uuid("payout_id")
      .notNull()
      .references(() => payouts.id),
    reservationId: uuid("reservation_id").references(() => reservations.id),
    serviceOrderId: uuid("service_order_id").references(() => serviceOrders.id),
    amountMinor: minor("amount_minor").notNull(),
    dueOn: date("due_on").notNull(),
    demo: boolean("demo").notNull().default(false),
  },
  (t) => [
    index("payout_lines_payout").on(t.payoutId),
    index("payout_lines_reservation").on(t.reservationId),
    index("payout_lines_order").on(t.serviceOrderId).where(sql`${t.serviceOrderId} is not null`),
    check("payout_lines_of_one", sql`num_nonnulls(${t.reservationId}, ${t.serviceOrderId}) = 1`),
    check("payout_lines_amount", sql`${t.amountMinor} <> 0`),
  ],
);
