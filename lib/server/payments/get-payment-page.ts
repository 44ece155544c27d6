import { sql } from "drizzle-orm";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import type { OrderResponse } from "@/lib/contracts/services";
import { type OfferState, offerState } from "@/lib/domain/payments/offer-state";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import type { Locale } from "@/lib/i18n/locales";
import { type PaymentSubject, paysFor } from "@/lib/server/checkout/payment-subject";
import { getDb } from "@/lib/server/db/pool";
import { payments } from "@/lib/server/db/schema/payments";
import { findUserOrder } from "@/lib/server/orders/order-queries";
import { findPayer } from "@/lib/server/payments/find-payer";
import { findUserReservation } from "@/lib/server/reservations/reservation-queries";

/** What is paid for, as its own page describes it. */
export type PaymentSubjectView =
  | { kind: "reservation"; reservation: ReservationResponse }
  | { kind: "order"; order: OrderResponse };

export interface PaymentPage {
  state: OfferState;
  /** The offer number. */
  number: string;
  subject: PaymentSubjectView;
  /** On whose behalf it is paid. */
  payerId: string;
  /** What the account already knows; asked once and kept. A link shows no identity number. */
  buyer: { address: string; city: string; country: string; identity_number: string | null };
  /** The latest payment, to lead to its result. */
  paymentId: string | null;
  /** The server's clock, ISO: countdowns start from it. */
  now: string;
}

/**
 * What the payment page of a reservation or order shows, for the owning session or the signed link of a mail; null
 * for everybody else and for what does not exist.
 */
export async function getPaymentPage(
  subject: PaymentSubject,
  visitor: { userId: string | null; linkKey: string | null },
  locale: Locale,
  now: Date,
): Promise<PaymentPage | null> {
  const { kind, id } = subject;
  const payerId = isUuid(id) ? await findPayer(subject, visitor, now) : null;
  if (!payerId) return null;
  const [about, rows] = await Promise.all([
    kind === "reservation" ? readReservation(payerId, id, locale, now) : readOrder(payerId, id, locale, now),
    getDb().execute<BuyerRow>(sql`
      select address, city, country, identity_number,
        (select ${payments.id} from ${payments} where ${paysFor(subject)}
          order by ${payments.state} = 'paid' desc, ${payments.createdAt} desc limit 1) as payment_id
      from users where id = ${payerId}`),
  ]);
  const [buyer] = rows.rows;
  if (!about) return null;
  const signedIn = visitor.userId === payerId;
  return {
    ...about,
    payerId,
    buyer: {
      address: buyer?.address ?? "",
      city: buyer?.city ?? "",
      country: buyer?.country ?? "",
      identity_number: signedIn ? (buyer?.identity_number ?? null) : null,
    },
    paymentId: buyer?.payment_id ?? null,
    now: now.toISOString(),
  };
}

type About = Pick<PaymentPage, "state" | "number" | "subject">;

async function readReservation(userId: string, id: string, locale: Locale, now: Date): Promise<About | null> {
  const reservation = await findUserReservation(userId, id, locale, now);
  if (!reservation) return null;
  const { number } = reservation;
  return { state: offerState(reservation), number, subject: { kind: "reservation", reservation } };
}

async function readOrder(userId: string, id: string, locale: Locale, now: Date): Promise<About | null> {
  const order = await findUserOrder(userId, id, locale, now);
  if (!order) return null;
  return { state: offerState(order), number: order.number, subject: { kind: "order", order } };
}

type BuyerRow = {
  address: string | null;
  city: string | null;
  country: string | null;
  identity_number: string | null;
  payment_id: string | null;
};
