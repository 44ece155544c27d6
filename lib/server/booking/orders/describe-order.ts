import type { OrderResponse, OrderSummary } from "@/lib/contracts/orders";
import { planOrderTransition } from "@/lib/domain/orders/plan-order-transition";
import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import type { OrderStatus } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { describeInvoice } from "@/lib/server/booking/checkout/invoice-columns";
import { describeRefund } from "@/lib/server/booking/checkout/refund-records";
import type { OrderRecord } from "@/lib/server/booking/orders/read-orders";
import { boardingCode } from "@/lib/server/booking/reservations/documents/boarding-code";
import { pictureResponse } from "@/lib/server/catalogue/media/picture-response";
import { describeStep } from "@/lib/server/platform/db/history-records";
import { isoInstant } from "@/lib/server/platform/db/iso-instant";

const instantOf = (instant: string | null) => (instant === null ? null : new Date(instant));
const tripTimeOf = (instant: string | null) => instant && toTripTime(new Date(instant));

/** What holds now: a deadline that has passed ends the order for every reader, even before its job has run. */
export function orderStatusNow(
  { status, expiresAt }: Pick<OrderRecord, "status" | "expiresAt">,
  now: Date,
): OrderStatus {
  return expiresAt && new Date(expiresAt) <= now ? "order_timeout" : status;
}

/** Status and times of an order as the rules take them. */
export function lifecycleOfOrder({ status, serviceDay, startsAt, endsAt, expiresAt }: OrderRecord) {
  return {
    status,
    serviceDay,
    startsAt: instantOf(startsAt),
    endsAt: instantOf(endsAt),
    expiresAt: instantOf(expiresAt),
  };
}

/** An order as lists and cards show it, in the reader's language. */
export function summarizeOrder(record: OrderRecord, locale: Locale, now: Date): OrderSummary {
  const { service, boat } = record;
  const status = orderStatusNow(record, now);
  const title = service.name[locale];
  return {
    id: record.id,
    number: record.number,
    created_at: isoInstant(record.createdAt),
    service: { slug: service.slug, title, picture: pictureResponse(service.mediaKey, title) },
    package: { id: record.package.id, name: record.package.name[locale] },
    date: record.serviceDay,
    place: record.boat?.port ?? record.place?.name ?? null,
    start_date: tripTimeOf(record.startsAt),
    end_date: tripTimeOf(record.endsAt),
    vehicle: boat && { id: boat.id, code: boat.code, slug: boat.slug, name: boat.name },
    person_count: record.personCount,
    total_price: record.totalMinor,
    currency: record.currency,
    status,
    expires_at: record.expiresAt && status === record.status ? isoInstant(record.expiresAt) : null,
    payment_in_review: record.paymentInReview,
  };
}

/** Phone numbers are for those who have paid and still have to come. */
function describeBoarding({ id, status, boat, place }: OrderRecord): OrderResponse["boarding"] {
  const spot = boat ?? place;
  if (status !== "order_paid" || !spot) return null;
  const { latitude, longitude } = spot;
  const contact = { captain: boat?.captain ?? null, phone: boat?.phone ?? null };
  return { check_code: boardingCode(id), ...contact, latitude, longitude };
}

/** An order with all that its own page shows. */
export function describeOrder(record: OrderRecord, locale: Locale, now: Date): OrderResponse {
  const { boat } = record;
  return {
    ...summarizeOrder(record, locale, now),
    customer_name: record.customerName,
    phone: record.phone,
    email: record.email,
    note: record.note,
    invoice: describeInvoice(record.invoice),
    port: boat?.port ?? null,
    meeting_point: boat ? boat.meetingPoint : (record.place?.meetingPoint ?? null),
    paid_at: record.paidAt && isoInstant(record.paidAt),
    cancellable: planOrderTransition(lifecycleOfOrder(record), "cancel", "customer", now).ok,
    boarding: describeBoarding(record),
    unread_messages: record.unreadMessages,
    history: record.history.map(describeStep),
    refunds: record.refunds.map(describeRefund),
    contracts: record.contracts.map(({ kind, title, text }) => ({ kind, title, text })),
  };
}
