import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import type { ReservationMail } from "@/lib/server/jobs/job-payloads";
import type { ChangeRecord } from "@/lib/server/reservations/change-records";

/** Mails that describe the trip as it would be; the others describe it as it is. */
export const MAILS_OF_NEW_TRIP: readonly ReservationMail[] = [
  "change_asked",
  "change_to_owner",
  "change_accepted",
];

/**
 * What mails about a change say of it. Without one, for all other mails, the values are empty: sentences about a
 * change stand only in mails that have one.
 */
export function changeValues(
  change: ChangeRecord | undefined,
  money: (minor: number) => string,
  locale: Locale,
) {
  if (!change)
    return { from: "", to: "", difference: "none", payment: "", change_refund: "", change_end: "" };
  const { paymentMinor, refundMinor } = change;
  const paid = paymentMinor > 0 ? "paid" : "none";
  return {
    from: formatInstant(change.oldStartsAt, locale),
    to: formatInstant(change.startsAt, locale),
    difference: refundMinor > 0 ? "refunded" : paid,
    payment: money(paymentMinor),
    change_refund: money(refundMinor),
    change_end: endOf(change),
  };
}

/** Why a change was not made: no answer, no payment, or withdrawn. */
function endOf({ status, ownerAsked, acceptedAt }: ChangeRecord): "unanswered" | "unpaid" | "withdrawn" {
  if (status === "withdrawn") return "withdrawn";
  return ownerAsked && acceptedAt === null ? "unanswered" : "unpaid";
}
