import { serverEnv } from "@/lib/config/env.server";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import { MAX_OPEN_HOLDS } from "@/lib/domain/reservations/check-open-holds";
import { wasAsked } from "@/lib/domain/reservations/owner-state";
import { comingAt } from "@/lib/domain/reservations/plan-deadline";
import type { ReservationMail } from "@/lib/domain/shared/booking-mails";
import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import { formatList } from "@/lib/i18n/format-list";
import type { Locale } from "@/lib/i18n/locales";
import { mailKey } from "@/lib/server/booking/lifecycle/reservation-mails";
import { changeStatusNow } from "@/lib/server/booking/reservations/change-records";
import { changedRecord } from "@/lib/server/booking/reservations/changed-record";
import { describeReservation, statusNow } from "@/lib/server/booking/reservations/describe-reservation";
import { tripCalendarFile } from "@/lib/server/booking/reservations/documents/trip-calendar-file";
import { listOtherHolds } from "@/lib/server/booking/reservations/list-other-holds";
import { listSimilarFreeBoats } from "@/lib/server/catalogue/search/list-similar-free-boats";
import type { JobPayloads } from "@/lib/server/platform/jobs/job-payloads";
import { MAILS_OF_NEW_TRIP } from "@/lib/server/talk/mail/change-values";
import {
  composeReservationMail,
  type MailShape,
  RESERVATION_MAIL_SHAPES,
} from "@/lib/server/talk/mail/compose-reservation-mail";
import {
  calendarAttachment,
  contractAttachments,
  type MailAttachment,
} from "@/lib/server/talk/mail/layout/attachments";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import {
  findFormerBoat,
  findMailLocales,
  type MailedReservation,
  readMailedReservation,
} from "@/lib/server/talk/mail/read-mailed-reservation";
import { sendMail } from "@/lib/server/talk/mail/send-mail";
import { repeatedKey } from "@/lib/server/talk/mail/send-once";

const MAX_OFFERED = 3;

/**
 * The job behind every mail about a reservation: reads the current state and mails the customer or the owner in their
 * language. Requests for an answer or a payment that is no longer needed are not sent. Customers get the
 * contracts that they accepted and the date for their calendar along with the confirmation.
 */
export async function sendReservationMail(
  payload: JobPayloads["tell_reservation"],
  now: Date,
): Promise<void> {
  const sendable = await readSendable(payload, now);
  if (!sendable) return;
  const { mail, changeId } = payload;
  const { reservation, locale, address } = sendable;
  const { to, offers }: MailShape = RESERVATION_MAIL_SHAPES[mail];
  const free = offers && wantsAnotherBoat(mail, reservation) ? await freeBoats(reservation, locale, now) : [];
  const texts = await mailTexts(locale);
  const composed = composeReservationMail(mail, reservation, locale, texts, free);
  // An accepted request counts as an open hold and may prevent the next instant booking: the mail names such trips.
  const held = mail === "accepted" ? await listOtherHolds(reservation, locale, now) : [];
  const full = held.length + 1 >= MAX_OPEN_HOLDS;
  const boats = formatList(
    held.map(({ boat }) => boat.name),
    locale,
  );
  const content = full ? { ...composed, hint: texts("accepted.hint", { boats }) } : composed;
  await sendMail({
    key: repeatedKey(mailKey(reservation.id, mail, changeId), payload.again),
    to: address,
    locale,
    content,
    ...(to === "owner" && { replyTo: serverEnv().OPERATOR_EMAIL }),
    ...(to === "customer" && !reservation.paidAt && mail !== "paid_late" && { limit: "needed" as const }),
    attachments: await attachmentsOf(mail, reservation, changeId, locale, now),
  });
}

/** Whether the job would send this mail now: to an address, and about something that still applies. */
export async function isReservationMailCurrent(
  payload: JobPayloads["tell_reservation"],
  now: Date,
): Promise<boolean> {
  return (await readSendable(payload, now)) !== null;
}

async function readSendable({ reservationId, mail, changeId }: JobPayloads["tell_reservation"], now: Date) {
  const locales = await findMailLocales(reservationId);
  if (!locales) return null;
  const { to }: MailShape = RESERVATION_MAIL_SHAPES[mail];
  const former = mail === "moved_away_owner" ? await findFormerBoat(changeId ?? null) : null;
  const locale = former?.locale ?? locales[to];
  const current = await readMailedReservation(reservationId, locale);
  const changed = withChange(current, mail, changeId);
  const reservation = former
    ? { ...changed, owner: former.owner, boat: { ...changed.boat, name: former.name } }
    : changed;
  const address = reservation[to].email;
  const isOutdated = OUTDATED[mail]?.(reservation, now) || (mail === "moved_away_owner" && !former);
  return address && !isOutdated ? { reservation, locale, address } : null;
}

/** Customers who withdrew a request themselves are not looking for another boat. */
const wantsAnotherBoat = (mail: ReservationMail, { history }: MailedReservation) =>
  mail !== "withdrawn" || history.at(-1)?.actor === "staff";

/**
 * With a confirmation what was agreed and when it is, also of a changed trip; with a cancellation what takes it out of
 * the calendar.
 */
async function attachmentsOf(
  mail: ReservationMail,
  reservation: MailedReservation,
  change: string | undefined,
  locale: Locale,
  now: Date,
): Promise<MailAttachment[]> {
  const { contracts, number, paidAt } = reservation;
  const calendar = async () => {
    const trip = describeReservation(reservation, locale, now);
    return calendarAttachment(number, await tripCalendarFile(trip, locale, now));
  };
  if (mail === "paid" || mail === "changed") {
    const wanted = mail === "changed" ? (change ?? null) : null;
    const accepted = contracts.filter(({ changeId }) => changeId === wanted);
    return [await calendar(), ...(await contractAttachments(accepted, number))];
  }
  return mail === "cancelled" && paidAt ? [await calendar()] : [];
}

/** The reservation with the change that the mail is about, in the state that the mail describes. */
function withChange(
  current: MailedReservation,
  mail: ReservationMail,
  changeId: string | undefined,
): MailedReservation {
  const changed = changeId ? changedRecord(current, changeId) : null;
  if (!changed?.change || MAILS_OF_NEW_TRIP.includes(mail)) return changed ?? current;
  return { ...current, change: changed.change };
}

/** A few boats that are free for the very trip that failed. */
async function freeBoats(failed: MailedReservation, locale: Locale, now: Date): Promise<VehicleCard[]> {
  const { boat, rentType, swimTour, personCount } = failed;
  const [startsAt, endsAt] = [toTripTime(new Date(failed.startsAt)), toTripTime(new Date(failed.endsAt))];
  const trip = { rentType, swimTour, startsAt, endsAt, personCount, extras: [] };
  return (await listSimilarFreeBoats(boat.id, trip, locale, now)).slice(0, MAX_OFFERED);
}

/**
 * Whether a mail would mislead by now. Mails that request, remind or invite are not sent once there is
 * nothing to do; owners are informed of an end only when they received the request; a customer who pays for a trip that
 * is already coming has just received all details.
 */
const OUTDATED: Partial<Record<ReservationMail, (reservation: MailedReservation, now: Date) => boolean>> = {
  request_to_owner: (reservation, now) => statusNow(reservation, now) !== "request_created",
  accepted: (reservation, now) => statusNow(reservation, now) !== "request_created_payment_pending",
  payment_link: (reservation, now) => statusNow(reservation, now) !== "request_created_payment_pending",
  withdrawn_owner: ({ history }) => !wasAsked(history),
  invoice_operator: ({ invoice }) => invoice === null,
  lapsed_owner: ({ history, status }) => !wasAsked(history) || status !== "request_timeout",
  timed_out: ({ status }) => status !== "request_timeout",
  reminder: ({ status, startsAt, paidAt }, now) =>
    status !== "reservation_coming" ||
    new Date(startsAt) <= now ||
    (paidAt !== null && comingAt(new Date(startsAt)) <= new Date(paidAt)),
  change_asked: ({ change }, now) => !change || changeStatusNow(change, now) !== "asked",
  change_to_owner: ({ change }, now) => !change || changeStatusNow(change, now) !== "asked",
  change_accepted: ({ change }, now) => !change || changeStatusNow(change, now) !== "payment_pending",
  reviewed_owner: ({ review }) => !review || review.text === "" || review.reply !== null,
  review_invitation: ({ status, review, noShowAt }) =>
    status !== "reservation_completed" || review !== null || noShowAt !== null,
};
