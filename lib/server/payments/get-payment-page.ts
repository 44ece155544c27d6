import { sql } from "drizzle-orm";
import type { ReservationAnswer } from "@/lib/contracts/reservations";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import type { Locale } from "@/lib/i18n/locales";
import type { Session } from "@/lib/server/accounts/find-session";
import { getDb } from "@/lib/server/db/pool";
import { isPaymentLinkKey } from "@/lib/server/payments/payment-link";
import { describeReservation } from "@/lib/server/reservations/describe-reservation";
import { readReservations } from "@/lib/server/reservations/read-reservations";

/** payable: the hold stands · expired · paid · closed: rejected, cancelled or not yet accepted */
export type PaymentPageState = "payable" | "expired" | "paid" | "closed";

export interface PaymentPage {
  state: PaymentPageState;
  reservation: ReservationAnswer;
  /** What the account already knows; asked once and kept. */
  buyer: { address: string; city: string; country: string; identity_number: string | null };
  /** The latest payment, to lead to its result. */
  paymentId: string | null;
  /** The server's clock, ISO: countdowns start from it. */
  now: string;
}

const STATE_OF = {
  request_created: "closed",
  request_created_payment_pending: "payable",
  request_rejected: "closed",
  request_cancelled: "closed",
  request_timeout: "expired",
  reservation_created: "paid",
  reservation_coming: "paid",
  reservation_completed: "paid",
  reservation_cancelled: "closed",
} as const satisfies Record<ReservationAnswer["status"], PaymentPageState>;

/**
 * What `/payment/{reservation}` shows, for the owning session or the signed link of a mail; null for everybody
 * else and for unknown reservations.
 */
export async function getPaymentPage(
  reservationId: string,
  session: Session | null,
  locale: Locale,
  now: Date,
  linkKey?: string | null,
): Promise<PaymentPage | null> {
  if (!isUuid(reservationId)) return null;
  const [record] = await readReservations(getDb(), sql`r.id = ${reservationId}::uuid`, locale, 1);
  if (!record) return null;
  if (record.userId !== session?.userId && !isPaymentLinkKey(reservationId, linkKey)) return null;
  const { rows } = await getDb().execute<BuyerRow>(sql`
    select address, city, country, identity_number,
      (select p.id from payments p where p.reservation_id = ${reservationId}::uuid
        order by p.state = 'paid' desc, p.created_at desc limit 1) as payment_id
    from users where id = ${record.userId}`);
  const [buyer] = rows;
  const reservation = describeReservation(record, locale, now);
  return {
    state: STATE_OF[reservation.status],
    reservation,
    buyer: {
      address: buyer?.address ?? "",
      city: buyer?.city ?? "",
      country: buyer?.country ?? "",
      identity_number: buyer?.identity_number ?? null,
    },
    paymentId: buyer?.payment_id ?? null,
    now: now.toISOString(),
  };
}

type BuyerRow = {
  address: string | null;
  city: string | null;
  country: string | null;
  identity_number: string | null;
  payment_id: string | null;
};
