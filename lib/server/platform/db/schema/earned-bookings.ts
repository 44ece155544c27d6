import { boolean, integer, pgView, text, uuid } from "drizzle-orm/pg-core";
import { CURRENCIES } from "@/lib/domain/shared/vocabulary";
import { enumText, instant, minor } from "./columns";

/** Paid trips and celebrations, over or to come: from `earnedAt` on their money is the owner's. */
export const earnedBookings = pgView("earned_bookings", {
  bookingId: uuid("booking_id").notNull(),
  reservationId: uuid("reservation_id"),
  serviceOrderId: uuid("service_order_id"),
  number: text("number").notNull(),
  boatId: integer("boat_id"),
  currency: enumText("currency", CURRENCIES).notNull(),
  totalMinor: minor("total_minor").notNull(),
  demo: boolean("demo").notNull(),
  earnedAt: instant("earned_at").notNull(),
}).existing();
