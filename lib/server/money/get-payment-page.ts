import { eq, sql } from "drizzle-orm";
import type { ChangeEntry } from "@/lib/contracts/changes";
import type { OrderResponse } from "@/lib/contracts/orders";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import { orderStart } from "@/lib/domain/orders/order-start";
import { changeOfferState } from "@/lib/domain/payments/change-offer-state";
import { type OfferState, offerState } from "@/lib/domain/payments/offer-state";
import type { PolicyStep } from "@/lib/domain/reservations/plan-refund";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import type { Locale } from "@/lib/i18n/locales";
import { type PaymentSubject, paysFor } from "@/lib/server/booking/checkout/payment-subject";
import { hasReadDisclosure } from "@/lib/server/booking/contracts/disclosure";
import { describeOrder, lifecycleOfOrder } from "@/lib/server/booking/orders/describe-order";
import { type OrderRecord, readOrders } from "@/lib/server/booking/orders/read-orders";
import { type ChangeRecord, describeChange } from "@/lib/server/booking/reservations/change-records";
import { readChanged } from "@/lib/server/booking/reservations/changed-record";
import { describeReservation } from "@/lib/server/booking/reservations/describe-reservation";
import {
  type ReservationRecord,
  readReservations,
} from "@/lib/server/booking/reservations/read-reservations";
import { findPayer } from "@/lib/server/money/find-payer";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { payments } from "@/lib/server/platform/db/schema/payments";

/** What is paid for, as its own page describes it. */
export type PaymentPageSubject =
  | { kind: "reservation"; reservation: ReservationResponse }
  | { kind: "order"; order: OrderResponse }
  /** The trip as it would be, and the change whose difference is paid. */
  | { kind: "change"; reservation: ReservationResponse; change: ChangeEntry };

export interface PaymentPage {
  state: OfferState;
  /** The booking number. */
  number: string;
  subject: PaymentPageSubject;
  /** The cancellation policy that it is paid under, and from when its steps count. */
  policy: { steps: readonly PolicyStep[]; startsAt: Date };
  /** On whose behalf it is paid. */
  payerId: string;
  /** What the account already knows; asked once and kept. A link shows no identity number. */
  buyer: { address: string; city: string; country: string; identity_number: string | null };
  /** Of the payer's telephone: the likely country of an address that is not known yet. */
  dialCode: string | null;
  /** Whether the payer is yet to read how personal data is handled. */
  needsDisclosure: boolean;
  /** The latest payment, to lead to its result. */
  paymentId: string | null;
  /** The server's clock, ISO: countdowns start from it. */
  now: string;
}

/** The reservation, order or change that a visitor may pay, and the customer on whose behalf. */
export type PayableRecord = { payerId: string } & (
  | { kind: "reservation"; record: ReservationRecord }
  | { kind: "order"; record: OrderRecord }
  | { kind: "change"; record: ReservationRecord; change: ChangeRecord }
);

/**
 * The reservation or order for the owning session or the signed link of a mail; null for everybody else and for what
 * does not exist.
 */
export async function findPayable(
  subject: PaymentSubject,
  visitor: { userId: string | null; linkKey: string | null },
  locale: Locale,
  now: Date,
): Promise<PayableRecord | null> {
  const { kind, id } = subject;
  const payerId = isUuid(id) ? await findPayer(subject, visitor, now) : null;
  if (!payerId) return null;
  if (kind === "change") {
    const record = await readChanged(getDb(), id, locale);
    return record?.change ? { kind, record, change: record.change, payerId } : null;
  }
  if (kind === "reservation") {
    const [record] = await readReservations(getDb(), sql`r.id = ${id}::uuid`, locale, 1);
    return record ? { kind, record, payerId } : null;
  }
  const [record] = await readOrders(getDb(), sql`o.id = ${id}::uuid`, locale, 1);
  return record ? { kind, record, payerId } : null;
}

/** What the payment page shows of it; `userId` is that of the visitor's session. */
export async function describePaymentPage(
  payable: PayableRecord,
  userId: string | null,
  locale: Locale,
  now: Date,
): Promise<PaymentPage> {
  const { kind, payerId, record } = payable;
  const paid = paysFor({ kind, id: kind === "change" ? payable.change.id : record.id });
  const [buyer] = await getDb()
    .select({
      address: users.address,
      city: users.city,
      country: users.country,
      identityNumber: users.identityNumber,
      dialCode: users.dialCode,
      paymentId: sql<string | null>`(select ${payments.id} from ${payments} where ${paid}
        order by ${payments.state} = 'paid' desc, ${payments.createdAt} desc limit 1)`,
      inReview: sql<boolean>`exists (select from ${payments} where ${paid} and ${payments.inReview})`,
      returned: sql<boolean>`exists (select from ${payments} where ${paid} and ${payments.state} = 'paid_too_late')`,
    })
    .from(users)
    .where(eq(users.id, payerId));
  const subject = describeSubject(payable, locale, now);
  return {
    state: stateOf(subject, { inReview: buyer?.inReview ?? false, returned: buyer?.returned ?? false }),
    number: record.number,
    subject,
    policy: { steps: record.policySteps, startsAt: policyStartOf(payable) },
    payerId,
    buyer: {
      address: buyer?.address ?? "",
      city: buyer?.city ?? "",
      country: buyer?.country ?? "",
      identity_number: userId === payerId ? (buyer?.identityNumber ?? null) : null,
    },
    dialCode: buyer?.dialCode ?? null,
    needsDisclosure: !(await hasReadDisclosure(getDb(), payerId)),
    paymentId: buyer?.paymentId ?? null,
    now: now.toISOString(),
  };
}

function stateOf(
  subject: PaymentPageSubject,
  money: Omit<Parameters<typeof changeOfferState>[0], "status">,
): OfferState {
  if (subject.kind === "change") return changeOfferState({ status: subject.change.status, ...money });
  return offerState(subject.kind === "reservation" ? subject.reservation : subject.order);
}

/** `findPayable` and `describePaymentPage` in one call. */
export async function getPaymentPage(
  subject: PaymentSubject,
  visitor: { userId: string | null; linkKey: string | null },
  locale: Locale,
  now: Date,
): Promise<PaymentPage | null> {
  const payable = await findPayable(subject, visitor, locale, now);
  return payable && describePaymentPage(payable, visitor.userId, locale, now);
}

function policyStartOf({ kind, record }: PayableRecord): Date {
  if (kind === "order") return orderStart(lifecycleOfOrder(record));
  return new Date(record.policyStartsAt ?? record.startsAt);
}

function describeSubject(payable: PayableRecord, locale: Locale, now: Date): PaymentPageSubject {
  const { kind, record } = payable;
  if (kind === "order") return { kind, order: describeOrder(record, locale, now) };
  const reservation = describeReservation(record, locale, now);
  if (kind === "reservation") return { kind, reservation };
  return { kind, reservation, change: describeChange(payable.change, now) };
}
