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
import { CHANGE_STATUSES } from "@/lib/domain/shared/vocabulary";
import { LOCALES, type LocalizedText } from "@/lib/i18n/locales";
import { boats } from "./boats";
import { createdAt, enumText, instant, minor, pricedTripColumns } from "./columns";
import { oneOf } from "./one-of";
import { reservations } from "./reservations";

/** A line of the changed trip's price, as `reservation_lines` will keep it. */
export interface ChangedLine {
  code: string;
  serviceId: number | null;
  label: LocalizedText;
  unit: string;
  quantity: number;
  unitPriceMinor: number;
  amountMinor: number;
}

/**
 * A paid trip that its customer wants at another time. The trip stays as it is until the change is made; then these
 * values replace its own, in one transaction, and the old ones stay here.
 */
export const reservationChanges = pgTable(
  "reservation_changes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    reservationId: uuid("reservation_id")
      .notNull()
      .references(() => reservations.id, { onDelete: "cascade" }),
    status: enumText("status", CHANGE_STATUSES).notNull(),
    /** The boat of the changed trip, where it is another one, and the one before. */
    boatId: integer("boat_id").references(() => boats.id),
    oldBoatId: integer("old_boat_id").references(() => boats.id),
    oldStartsAt: instant("old_starts_at").notNull(),
    oldEndsAt: instant("old_ends_at").notNull(),
    oldPersonCount: smallint("old_person_count").notNull(),
    oldTotalMinor: minor("old_total_minor").notNull(),
    oldPrepaymentMinor: minor("old_prepayment_minor").notNull(),
    ...pricedTripColumns(),
    lines: jsonb("lines").$type<ChangedLine[]>().notNull(),
    /** The difference, as the policy decided it at the click: at most one of the two. */
    paymentMinor: minor("payment_minor").notNull(),
    refundMinor: minor("refund_minor").notNull(),
    /** Whether the boat is on request, so that its owner decides and is notified of the end. */
    ownerAsked: boolean("owner_asked").notNull(),
    /** From when the policy counts once it is made. */
    policyStartsAt: instant("policy_starts_at").notNull(),
    /** Until when the owner must answer or the difference must be paid; the new time is held until then. */
    expiresAt: instant("expires_at"),
    holdExtendedAt: instant("hold_extended_at"),
    /** When its owner agreed. */
    acceptedAt: instant("accepted_at"),
    /** Why the owner refused. */
    reason: text("reason"),
    locale: enumText("locale", LOCALES).notNull(),
    /** The network that it was asked from, by which open holds are counted. */
    senderNetwork: text("sender_network"),
    createdAt: createdAt(),
    /** When it was made, refused, withdrawn or expired. */
    endedAt: instant("ended_at"),
  },
  (t) => [
    index("reservation_changes_reservation").on(t.reservationId, t.createdAt),
    // one change of a trip at a time
    uniqueIndex("reservation_changes_open").on(t.reservationId).where(sql`${t.expiresAt} is not null`),
    index("reservation_changes_waiting").on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
    check("reservation_changes_status", oneOf(t.status, CHANGE_STATUSES)),
    check(
      "reservation_changes_times",
      sql`${t.startsAt} < ${t.endsAt} and ${t.oldStartsAt} < ${t.oldEndsAt}`,
    ),
    check("reservation_changes_persons", sql`${t.personCount} > 0`),
    check(
      "reservation_changes_money",
      sql`${t.totalMinor} > 0 and ${t.prepaymentMinor} > 0 and ${t.remainingMinor} >= 0 and ${t.prepaymentMinor} + ${t.remainingMinor} = ${t.totalMinor}`,
    ),
    check(
      "reservation_changes_difference",
      sql`${t.paymentMinor} >= 0 and ${t.refundMinor} >= 0 and ${t.paymentMinor} - ${t.refundMinor} = ${t.prepaymentMinor} - ${t.oldPrepaymentMinor} and least(${t.paymentMinor}, ${t.refundMinor}) = 0`,
    ),
    check(
      "reservation_changes_deadline",
      sql`(${t.status} in ('asked', 'payment_pending')) = (${t.expiresAt} is not null) and (${t.expiresAt} is null) = (${t.endedAt} is not null)`,
    ),
  ],
);
