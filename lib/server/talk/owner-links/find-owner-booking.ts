import { type SQL, sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { type OrderRecord, readOrders } from "@/lib/server/booking/orders/read-orders";
import {
  type ReservationRecord,
  readReservations,
} from "@/lib/server/booking/reservations/read-reservations";
import { getDb } from "@/lib/server/platform/db/pool";
import { idOfSealed } from "@/lib/server/platform/keys/sealed-id";
import { isSealedFor } from "@/lib/server/talk/owner-links/owner-link";

/** The trip, or special service on the boat, that a mail to its owner is about. */
export type OwnerBooking = { ownerEmail: string } & (
  | { kind: "reservation"; record: ReservationRecord }
  | { kind: "order"; record: OrderRecord }
);

/** The booking that the token of a mail opens for today's owner of its boat; null for every other token. */
export async function findOwnerBooking(token: string, locale: Locale): Promise<OwnerBooking | null> {
  const id = idOfSealed(token);
  if (!id) return null;
  const owner = await findOwner(sql`reservations s`, id);
  if (owner) {
    if (!isSealedFor(token, owner)) return null;
    const [record] = await readReservations(getDb(), sql`r.id = ${id}::uuid`, locale, 1);
    return record ? { kind: "reservation", record, ownerEmail: owner } : null;
  }
  const ordered = await findOwner(sql`service_orders s`, id);
  if (!ordered || !isSealedFor(token, ordered)) return null;
  const [record] = await readOrders(getDb(), sql`o.id = ${id}::uuid`, locale, 1);
  return record ? { kind: "order", record, ownerEmail: ordered } : null;
}

async function findOwner(table: SQL, id: string): Promise<string | null> {
  const { rows } = await getDb().execute<{ email: string }>(
    sql`select b.owner_email as email from ${table} join boats b on b.id = s.boat_id where s.id = ${id}::uuid`,
  );
  return rows[0]?.email ?? null;
}
