import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { getDb } from "@/lib/server/db/pool";
import { idOfSealed } from "@/lib/server/keys/sealed-id";
import { isSealedFor } from "@/lib/server/owner/owner-link";
import { type ReservationRecord, readReservations } from "@/lib/server/reservations/read-reservations";

/** The reservation that the token of a mail opens to today's owner of its boat; null for every other token. */
export async function findOwnerReservation(token: string, locale: Locale): Promise<ReservationRecord | null> {
  const id = idOfSealed(token);
  if (!id) return null;
  const { rows } = await getDb().execute<{ email: string }>(sql`
    select b.owner_email as email from reservations r join boats b on b.id = r.boat_id where r.id = ${id}::uuid`);
  const [owner] = rows;
  if (!owner || !isSealedFor(token, owner.email)) return null;
  const [record] = await readReservations(getDb(), sql`r.id = ${id}::uuid`, locale, 1);
  return record ?? null;
}
