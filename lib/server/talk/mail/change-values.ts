import type { ReservationMail } from "@/lib/domain/shared/booking-mails";
import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import { formatTripSpan } from "@/lib/i18n/format-trip-span";
import type { Locale } from "@/lib/i18n/locales";
import type { ChangeRecord } from "@/lib/server/booking/reservations/change-records";
import type { MailTexts } from "@/lib/server/talk/mail/mail-texts";

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
  t: MailTexts,
  change: ChangeRecord | undefined,
  money: (minor: number) => string,
  locale: Locale,
) {
  if (!change)
    return {
      from: "",
      to: "",
      apart: "no",
      difference: "none",
      payment: "",
      change_refund: "",
      change_end: "",
    };
  const { paymentMinor, refundMinor } = change;
  const tripOf = (boat: string | null, startsAt: string, endsAt: string, count: number) => {
    const [from, until] = [new Date(startsAt), new Date(endsAt)];
    const span = formatTripSpan(toTripTime(from), toTripTime(until), locale);
    const time = boat ? t("changed_boat", { boat, time: span }) : span;
    return change.personCount === change.oldPersonCount ? time : t("changed_trip", { time, count });
  };
  const paid = paymentMinor > 0 ? "paid" : "none";
  return {
    from: tripOf(change.oldBoat, change.oldStartsAt, change.oldEndsAt, change.oldPersonCount),
    to: tripOf(null, change.startsAt, change.endsAt, change.personCount),
    // What both trips take is not free again when one of them ends.
    apart: isApart(change) ? "yes" : "no",
    difference: refundMinor > 0 ? "refunded" : paid,
    payment: money(paymentMinor),
    change_refund: money(refundMinor),
    change_end: endOf(change),
  };
}

/** Whether the old and the new trip share no hour. */
const isApart = ({ oldStartsAt, oldEndsAt, startsAt, endsAt }: ChangeRecord) =>
  new Date(oldEndsAt) <= new Date(startsAt) || new Date(endsAt) <= new Date(oldStartsAt);

/** Why a change was not made: no answer, no payment, or withdrawn. */
function endOf({ status, ownerAsked, acceptedAt }: ChangeRecord): "unanswered" | "unpaid" | "withdrawn" {
  if (status === "withdrawn") return "withdrawn";
  return ownerAsked && acceptedAt === null ? "unanswered" : "unpaid";
}
