import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { OCCUPANCY_KINDS } from "@/lib/domain/shared/vocabulary";
import { boats } from "./boats";
import { calendarFeeds } from "./calendars";
import { createdAt, enumText, instant, instantRange } from "./columns";
import { oneOf } from "./one-of";

/**
 * The periods in which a boat is taken, and by what. The migrations add `exclude using gist (boat_id with =, period
 * with &&)`: no two rows of one boat overlap, whatever their kind. `period` = trip + turnaround, half-open.
 */
export const boatOccupancies = pgTable(
  "boat_occupancies",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id),
    period: instantRange("period").notNull(),
    kind: enumText("kind", OCCUPANCY_KINDS).notNull(),
    /** Foreign keys are in the migrations (reservations and orders refer to boats). */
    reservationId: uuid("reservation_id"),
    serviceOrderId: uuid("service_order_id"),
    /** The open change that holds this part of its new time: what its trip does not occupy already. */
    changeId: uuid("change_id"),
    /** The calendar of another platform that this block comes from; null for a block of people. */
    feedId: uuid("feed_id").references(() => calendarFeeds.id, { onDelete: "set null" }),
    /** A hold past this instant is free for every read and write. */
    expiresAt: instant("expires_at"),
    note: text("note"),
    createdAt: createdAt(),
  },
  (t) => [
    // A boat's calendar: what ends after its first day.
    index("boat_occupancies_boat_end").on(t.boatId, sql`upper(${t.period})`),
    uniqueIndex("boat_occupancies_reservation").on(t.reservationId),
    uniqueIndex("boat_occupancies_order").on(t.serviceOrderId),
    index("boat_occupancies_change").on(t.changeId).where(sql`${t.changeId} is not null`),
    index("boat_occupancies_feed").on(t.feedId).where(sql`${t.feedId} is not null`),
    check("boat_occupancies_feed_blocks", sql`${t.feedId} is null or ${t.kind} = 'block'`),
    check("boat_occupancies_kind", oneOf(t.kind, OCCUPANCY_KINDS)),
    check(
      "boat_occupancies_period",
      sql`not isempty(${t.period}) and not lower_inf(${t.period}) and not upper_inf(${t.period})`,
    ),
    check("boat_occupancies_holds_expire", sql`(${t.kind} = 'hold') = (${t.expiresAt} is not null)`),
    check(
      "boat_occupancies_owner",
      sql`case ${t.kind} when 'reservation' then ${t.reservationId} is not null and ${t.serviceOrderId} is null when 'service' then ${t.serviceOrderId} is not null and ${t.reservationId} is null when 'block' then ${t.reservationId} is null and ${t.serviceOrderId} is null else num_nonnulls(${t.reservationId}, ${t.serviceOrderId}, ${t.changeId}) = 1 end and (${t.changeId} is null or ${t.kind} = 'hold')`,
    ),
  ],
);
