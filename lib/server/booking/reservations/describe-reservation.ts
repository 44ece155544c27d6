import type { ReservationResponse, ReservationSummary } from "@/lib/contracts/reservations";
import { wasAsked } from "@/lib/domain/reservations/owner-state";
import { isUpcoming } from "@/lib/domain/reservations/upcoming-trip";
import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { describeInvoice } from "@/lib/server/booking/checkout/invoice-columns";
import { describeRefund } from "@/lib/server/booking/checkout/refund-records";
import { describeChange } from "@/lib/server/booking/reservations/change-records";
import { boardingCode } from "@/lib/server/booking/reservations/documents/boarding-code";
import type { LineRecord, ReservationRecord } from "@/lib/server/booking/reservations/read-reservations";
import { pictureResponse } from "@/lib/server/catalogue/media/picture-response";
import { describeStep } from "@/lib/server/platform/db/history-records";
import { isoInstant } from "@/lib/server/platform/db/iso-instant";

/**
 * What holds now: a deadline that has passed ends the reservation for every reader, even before the job that
 * writes it down has run.
 */
export function statusNow(
  { status, expiresAt }: Pick<ReservationRecord, "status" | "expiresAt">,
  now: Date,
): ReservationStatus {
  return expiresAt && new Date(expiresAt) <= now ? "request_timeout" : status;
}

const describeLine = (line: LineRecord, locale: Locale) => ({
  code: line.code,
  label: line.label[locale],
  unit: line.unit,
  quantity: line.quantity,
  unit_price: line.unitPriceMinor,
  amount: line.amountMinor,
});

const describeChanges = ({ changes }: ReservationRecord, now: Date) =>
  changes.map((change) => describeChange(change, now));

/** A reservation as lists and cards show it, in the reader's language. */
export function summarizeReservation(
  record: ReservationRecord,
  locale: Locale,
  now: Date,
): ReservationSummary {
  const status = statusNow(record, now);
  const { boat, departurePort, arrivalPort } = record;
  return {
    id: record.id,
    number: record.number,
    created_at: isoInstant(record.createdAt),
    vehicle: {
      id: boat.id,
      code: boat.code,
      slug: boat.slug,
      name: boat.name,
      picture: pictureResponse(boat.mediaKey, boat.name),
    },
    departure_port: { id: departurePort.id, name: departurePort.name },
    arrival_port: arrivalPort && { id: arrivalPort.id, name: arrivalPort.name },
    person_count: record.personCount,
    rent_type: record.rentType,
    swim_tour: record.swimTour,
    start_date: toTripTime(new Date(record.startsAt)),
    end_date: toTripTime(new Date(record.endsAt)),
    extras: record.lines
      .filter(({ serviceId }) => serviceId !== null)
      .map((line) => describeLine(line, locale)),
    total_price: record.totalMinor,
    prepayment: record.prepaymentMinor,
    remaining: record.remainingMinor,
    currency: record.currency,
    status,
    asked: wasAsked(record.history),
    expires_at: record.expiresAt && status === record.status ? isoInstant(record.expiresAt) : null,
    payment_in_review: record.paymentInReview,
    open_change: describeChanges(record, now).find(({ expires_at }) => expires_at !== null) ?? null,
    refunds: record.refunds.map(describeRefund),
    unread_messages: record.unreadMessages,
    reviewable: status === "reservation_completed" && record.review === null && record.noShowAt === null,
  };
}

/** Phone numbers are for those who have paid and still have to come. */
function describeBoarding({ id, status, captainName, boatPhone, departurePort }: ReservationRecord) {
  if (!isUpcoming(status)) return null;
  const { latitude, longitude } = departurePort;
  return { captain: captainName, phone: boatPhone, latitude, longitude, check_code: boardingCode(id) };
}

/** A reservation with all that its own page shows. */
export function describeReservation(
  record: ReservationRecord,
  locale: Locale,
  now: Date,
): ReservationResponse {
  return {
    ...summarizeReservation(record, locale, now),
    note: record.note,
    invoice: describeInvoice(record.invoice),
    lines: record.lines.map((line) => describeLine(line, locale)),
    possible: record.possible.map((fine) => ({
      usage_rule_id: fine.usage_rule_id,
      label: fine.name[locale],
      amount: fine.amount_minor,
    })),
    accepted_on_board: record.acceptedOnBoard,
    cancellation_policy: record.cancellationPolicy,
    meeting_point: record.departurePort.meetingPoint,
    history: record.history.map(describeStep),
    paid_at: record.paidAt && isoInstant(record.paidAt),
    changes: describeChanges(record, now),
    boarding: describeBoarding(record),
    review: record.review && {
      title: record.review.title,
      text: record.review.text,
      clean_rate: record.review.cleanRate,
      service_rate: record.review.serviceRate,
      comm_rate: record.review.commRate,
      pp_rate: record.review.ppRate,
      created_at: isoInstant(record.review.createdAt),
    },
  };
}
