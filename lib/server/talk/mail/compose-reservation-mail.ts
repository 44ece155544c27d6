import { boatQuery } from "@/lib/contracts/boats/boat-query";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import { REFUND_DAYS } from "@/lib/domain/payments/refund-days";
import { ownerStateOf } from "@/lib/domain/reservations/owner-state";
import type { ReservationMail } from "@/lib/domain/shared/booking-mails";
import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { formatPhone } from "@/lib/i18n/format-phone";
import { leftToRight } from "@/lib/i18n/left-to-right";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import type { ChangeRecord } from "@/lib/server/booking/reservations/change-records";
import { boardingCode } from "@/lib/server/booking/reservations/documents/boarding-code";
import { jpegOf } from "@/lib/server/catalogue/media/find-picture";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { changeValues } from "@/lib/server/talk/mail/change-values";
import { invoiceFacts } from "@/lib/server/talk/mail/facts/invoice-facts";
import { policyFacts } from "@/lib/server/talk/mail/facts/policy-facts";
import { refundFacts } from "@/lib/server/talk/mail/facts/refund-facts";
import {
  onBoardFact,
  priceFacts,
  travelBlocks,
  tripFacts,
} from "@/lib/server/talk/mail/facts/reservation-facts";
import { boatPicture, directionsToBoat } from "@/lib/server/talk/mail/layout/directions-sections";
import type { MailContent } from "@/lib/server/talk/mail/layout/mail-content";
import { cancelledBy, latePaymentCause } from "@/lib/server/talk/mail/mail-causes";
import type { MailTexts } from "@/lib/server/talk/mail/mail-texts";
import { paymentAddress } from "@/lib/server/talk/mail/payment-address";
import type { MailedReservation } from "@/lib/server/talk/mail/read-mailed-reservation";
import { ownerLink } from "@/lib/server/talk/owner-links/owner-link";

export interface MailShape {
  to: "customer" | "owner" | "operator";
  button: keyof typeof LINKS | null;
  /** Whether prices belong into it. */
  money: boolean;
  /** Whether other boats that are free for the trip belong into it. */
  offers?: true;
}

const reservationPage = ({ id }: MailedReservation, lang: Locale) =>
  absoluteUrl(pathFor("reservation", lang, { id }, { lang }));
const ownerPage = ({ id, owner }: MailedReservation, lang: Locale) => ownerLink(id, owner.email, lang);

/** Where the buttons of the mails lead: always with the language of the mail. */
const LINKS = {
  pay: ({ id, expiresAt }: MailedReservation, lang: Locale) =>
    paymentAddress({ kind: "reservation", id, expiresAt }, lang),
  pay_difference: ({ change }: MailedReservation, lang: Locale) => {
    if (!change) throw new Error("Only a change has a difference");
    return paymentAddress({ kind: "change", id: change.id, expiresAt: change.expiresAt }, lang);
  },
  mine: reservationPage,
  review: (trip: MailedReservation, lang: Locale) => `${reservationPage(trip, lang)}#review`,
  boats: (_: MailedReservation, lang: Locale) => absoluteUrl(pathFor("boats", lang, null, { lang })),
  answer: ownerPage,
  answer_change: ownerPage,
  owner: ownerPage,
  reply: ownerPage,
} as const;

/** The recipient of each mail and what it carries besides its text. */
export const RESERVATION_MAIL_SHAPES = {
  request_received: { to: "customer", button: "mine", money: true },
  request_to_owner: { to: "owner", button: "answer", money: true },
  accepted: { to: "customer", button: "pay", money: true },
  payment_link: { to: "customer", button: "pay", money: true },
  rejected: { to: "customer", button: "boats", money: false, offers: true },
  withdrawn: { to: "customer", button: "boats", money: false, offers: true },
  withdrawn_owner: { to: "owner", button: null, money: false },
  timed_out: { to: "customer", button: "boats", money: false, offers: true },
  lapsed_owner: { to: "owner", button: null, money: false },
  paid: { to: "customer", button: "mine", money: true },
  paid_owner: { to: "owner", button: "owner", money: true },
  invoice_operator: { to: "operator", button: null, money: true },
  paid_late: { to: "customer", button: "boats", money: false, offers: true },
  reminder: { to: "customer", button: "mine", money: true },
  review_invitation: { to: "customer", button: "review", money: false },
  reviewed_owner: { to: "owner", button: "reply", money: false },
  cancelled: { to: "customer", button: "mine", money: false, offers: true },
  cancelled_owner: { to: "owner", button: null, money: false },
  change_asked: { to: "customer", button: "mine", money: true },
  change_to_owner: { to: "owner", button: "answer_change", money: true },
  change_accepted: { to: "customer", button: "pay_difference", money: true },
  change_refused: { to: "customer", button: "mine", money: false },
  change_expired: { to: "customer", button: "mine", money: false },
  change_ended_owner: { to: "owner", button: "owner", money: false },
  change_paid_late: { to: "customer", button: "mine", money: false },
  changed: { to: "customer", button: "mine", money: true },
  changed_owner: { to: "owner", button: "owner", money: true },
  moved_away_owner: { to: "owner", button: null, money: false },
} as const satisfies Record<ReservationMail, MailShape>;

/** Minutes before departure that guests should be on the quay. */
const EARLY_MINUTES = 15;

/** Reasons set by the system; the others were typed by people. */
const CODED_REASON = /^[a-z_]+$/;

/** The content of a mail about a reservation, read at the moment of sending. */
export function composeReservationMail(
  mail: ReservationMail,
  reservation: MailedReservation,
  locale: Locale,
  t: MailTexts,
  freeBoats: readonly VehicleCard[] = [],
): MailContent {
  const { to, button, money: showsMoney }: MailShape = RESERVATION_MAIL_SHAPES[mail];
  const { number, boat, currency, change, review } = reservation;
  const expiresAt = change ? change.expiresAt : reservation.expiresAt;
  const refundMinor = change ? refundOfChange(mail, change) : reservation.refundMinor;
  const money = (minor: number) => leftToRight(formatMoney(minor, currency), locale);
  const values = {
    number: leftToRight(number, locale),
    boat: boat.name,
    deadline: expiresAt ? formatInstant(expiresAt, locale) : "",
    starts: formatInstant(reservation.startsAt, locale),
    prepayment: money(reservation.prepaymentMinor),
    remaining: money(reservation.remainingMinor),
    refund: money(refundMinor),
    refunded: refundMinor > 0 ? "yes" : "no",
    days: REFUND_DAYS,
    who: cancelledBy(reservation.history, reservation.refundReason),
    how: ownerStateOf(reservation.status, reservation.history),
    late: latePaymentCause(reservation.status),
    blocked: reservation.blocked ? "yes" : "no",
    checked: reservation.paymentInReview ? "yes" : "no",
    minutes: EARLY_MINUTES,
    customer: reservation.customer.name,
    contracts: reservation.contracts.some(({ changeId }) => changeId === change?.id) ? "yes" : "no",
    ...changeValues(t, change, money, locale),
  };
  // A customer who paid twice has a boat.
  const twice = mail === "paid_late" && values.late === "paid";
  const way = twice ? "mine" : button;
  const collects = showsMoney && to === "owner";
  const facts = [
    // The former owner reads of the trip as it was, in the sentence: its facts are those of another boat.
    ...(mail === "moved_away_owner" ? [] : tripFacts(t, reservation, locale, isGoing(mail))),
    ...(showsMoney ? priceFacts(t, reservation, locale, isGoing(mail)) : []),
    ...(showsMoney && !collects ? [onBoardFact(t, reservation, locale, "pays")] : []),
    ...peopleFacts(mail, t, reservation, locale),
    ...(to === "customer" ? [] : invoiceFacts(t, to === "operator" ? reservation.invoice : null, locale)),
    ...(mail === "paid" || mail === "changed" ? policyOf(t, reservation, locale) : []),
  ];
  if (refundMinor > 0 && to === "customer")
    facts.push(...refundFacts(t, values.refund, reservation.refunds, locale));
  return {
    subject: t(`${mail}.subject`, values),
    paragraphs: [
      t("hello", { name: to === "customer" ? reservation.customer.firstName : reservation[to].name }),
      t(`${mail}.body`, values),
    ],
    ...(mail === "reviewed_owner" && review && { quote: `${review.title}\n\n${review.text}` }),
    ...(collects && { lead: onBoardFact(t, reservation, locale, "collects") }),
    ...(isGoing(mail) && { blocks: travelBlocks(t, reservation, locale) }),
    facts,
    // Beside boats that are free, the one that was lost is not shown again.
    ...(to === "customer" && freeBoats.length === 0 && boatPicture(boat)),
    ...(isGoing(mail) && directionsToBoat(t, reservation, locale)),
    ...(freeBoats.length > 0 &&
      !twice && { offers: { title: t("offers"), items: offersOf(freeBoats, reservation, locale) } }),
    ...(way && { button: { label: t(`buttons.${way}`), href: LINKS[way](reservation, locale) } }),
    ...(mail === "request_to_owner" && { hint: t("request_to_owner.hint") }),
  };
}

function policyOf(t: MailTexts, reservation: MailedReservation, locale: Locale) {
  const { policySteps: steps, startsAt, policyStartsAt, prepaymentMinor, currency, change } = reservation;
  const since = change?.endedAt ?? reservation.paidAt ?? startsAt;
  const rule = {
    steps,
    startsAt: new Date(policyStartsAt ?? startsAt),
    since: new Date(since),
    paidMinor: prepaymentMinor,
    currency,
  };
  return policyFacts(t, rule, locale);
}

/** What goes back with the change that the mail is about. */
const refundOfChange = (mail: ReservationMail, { paymentMinor, refundMinor }: ChangeRecord) =>
  mail === "change_paid_late" ? paymentMinor : mail === "changed" ? refundMinor : 0;

/** Whether the reader will soon look for the boat on the quay. */
const isGoing = (mail: ReservationMail) => ["paid", "changed", "reminder"].includes(mail);

/** To owners whose customer has paid. */
const isPaid = (mail: ReservationMail) => mail.startsWith("change") || mail === "paid_owner";

/** Names, phones and reasons, as far as the reader may know them by now. */
function peopleFacts(
  mail: ReservationMail,
  t: MailTexts,
  { id, customer, boatPhone, note, cancelReason, change, history }: MailedReservation,
  locale: Locale,
): NonNullable<MailContent["facts"]> {
  const texts: NonNullable<MailContent["facts"]> = [];
  const phone = (label: "phone" | "boat_phone", value: string | null) =>
    value && texts.push({ label: t(`facts.${label}`), value: leftToRight(formatPhone(value), locale) });
  if (mail === "invoice_operator") texts.push({ label: t("facts.customer"), value: customer.name });
  if (RESERVATION_MAIL_SHAPES[mail].to === "owner") {
    const named = isPaid(mail) || mail === "reviewed_owner" ? customer.name : customer.firstName;
    texts.push({ label: t("facts.customer"), value: named });
    if (isPaid(mail)) {
      phone("phone", customer.phone);
      // What the crew compares the customer's boarding card with.
      texts.push({ label: t("facts.check_code"), value: leftToRight(boardingCode(id), locale) });
    }
    // The crew needs the note (a cake, allergies), also that of an instant boat.
    if (note && (mail === "request_to_owner" || mail === "paid_owner"))
      texts.push({ label: t("facts.note"), value: note });
  }
  if (isGoing(mail)) phone("boat_phone", boatPhone);
  const explained =
    ["cancelled", "cancelled_owner", "rejected"].includes(mail) ||
    (mail.startsWith("withdrawn") && history.at(-1)?.actor === "staff");
  const reason = mail === "change_refused" ? (change?.reason ?? null) : explained && cancelReason;
  if (reason && !CODED_REASON.test(reason)) texts.push({ label: t("facts.reason"), value: reason });
  return texts;
}

/** Each leads to its boat with the same trip chosen: the price here is the one shown there. */
function offersOf(
  boats: readonly VehicleCard[],
  { rentType, swimTour, startsAt, endsAt, personCount }: MailedReservation,
  lang: Locale,
): NonNullable<MailContent["offers"]>["items"] {
  const trip = boatQuery({
    rent_type: rentType,
    swim_tour: swimTour,
    start_date: toTripTime(new Date(startsAt)),
    end_date: toTripTime(new Date(endsAt)),
    person_count: personCount,
  });
  return boats.map(({ name, slug, port, price, currency, pictures: [picture] }) => ({
    title: name,
    ...(picture && { picture: absoluteUrl(jpegOf(picture.src)) }),
    detail: [port.name, price && leftToRight(formatMoney(price.total_price, currency), lang)]
      .filter(Boolean)
      .join(" · "),
    href: absoluteUrl(pathFor("boat", lang, { slug }, { ...trip, lang })),
  }));
}
