import type { MessageSubject } from "@/lib/domain/messages/message-subject";
import type { BookingRef } from "@/lib/server/booking/checkout/payment-subject";
import { getPool } from "@/lib/server/platform/db/pool";

/** The reservation, order or question of this number, in any case of its letters; null when there is none. */
export async function findSubject(number: string): Promise<MessageSubject | null> {
  const { rows } = await getPool().query<MessageSubject>(
    `select 'reservation' as kind, id from reservations where number = upper($1)
     union all select 'order', id from service_orders where number = upper($1)
     union all select 'question', id from questions where number = upper($1)`,
    [number.trim()],
  );
  return rows[0] ?? null;
}

/** The reservation or order of this number; null when there is none. */
export async function findBooking(number: string): Promise<BookingRef | null> {
  const found = await findSubject(number);
  return found && found.kind !== "question" ? { kind: found.kind, id: found.id } : null;
}
