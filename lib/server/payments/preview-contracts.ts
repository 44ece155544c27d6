import { sql } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { getDb } from "@/lib/server/db/pool";
import { getBuyer } from "@/lib/server/payments/buyer";
import { type FilledContract, listFilledContracts } from "@/lib/server/payments/list-filled-contracts";
import { readReservations } from "@/lib/server/reservations/read-reservations";

/** The contracts of a reservation as they would be accepted now; a foreign reservation is not found. */
export async function previewContracts(
  reservationId: string,
  userId: string,
  locale: Locale,
  now: Date,
): Promise<Outcome<FilledContract[], "not_found">> {
  const own = sql`r.id = ${reservationId}::uuid and r.user_id = ${userId}`;
  const [record] = await readReservations(getDb(), own, locale, 1);
  if (!record) return refuse("not_found");
  const buyer = await getBuyer(getDb(), userId);
  return accept(await listFilledContracts(getDb(), record, buyer, locale, now));
}
