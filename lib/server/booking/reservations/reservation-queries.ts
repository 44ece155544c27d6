import { sql } from "drizzle-orm";
import type { ReservationResponse, ReservationSummary } from "@/lib/contracts/reservations";
import type { Locale } from "@/lib/i18n/locales";
import {
  describeReservation,
  summarizeReservation,
} from "@/lib/server/booking/reservations/describe-reservation";
import { readReservations } from "@/lib/server/booking/reservations/read-reservations";
import { getDb } from "@/lib/server/platform/db/pool";

/** All requests and reservations of a customer, newest first. */
export async function listUserReservations(
  userId: string,
  locale: Locale,
  now: Date,
): Promise<ReservationSummary[]> {
  const records = await readReservations(getDb(), sql`r.user_id = ${userId}`, locale);
  return records.map((record) => summarizeReservation(record, locale, now));
}

/** One of the customer's own; null for another customer's as for one that does not exist. */
export async function findUserReservation(
  userId: string,
  reservationId: string,
  locale: Locale,
  now: Date,
): Promise<ReservationResponse | null> {
  const own = sql`r.id = ${reservationId}::uuid and r.user_id = ${userId}`;
  const [record] = await readReservations(getDb(), own, locale, 1);
  return record ? describeReservation(record, locale, now) : null;
}
