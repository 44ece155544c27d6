import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { statusNow } from "@/lib/server/booking/reservations/describe-reservation";
import {
  type ReservationRecord,
  readReservations,
} from "@/lib/server/booking/reservations/read-reservations";
import { getDb } from "@/lib/server/platform/db/pool";

/** The customer's other trips that are held and not paid at this moment. */
export async function listOtherHolds(
  { id, userId }: Pick<ReservationRecord, "id" | "userId">,
  locale: Locale,
  now: Date,
): Promise<ReservationRecord[]> {
  const held = sql`r.user_id = ${userId}::uuid and r.id <> ${id}::uuid and r.status = 'request_created_payment_pending'`;
  const others = await readReservations(getDb(), held, locale);
  return others.filter((other) => statusNow(other, now) === "request_created_payment_pending");
}
