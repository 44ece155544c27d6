import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { leftToRight } from "@/lib/server/mail/left-to-right";
import type { MailContent } from "@/lib/server/mail/mail-content";
import type { MailTexts } from "@/lib/server/mail/mail-texts";
import type { MailedReservation } from "@/lib/server/mail/read-mailed-reservation";
import { moneyFacts, tripFacts } from "@/lib/server/mail/reservation-facts";
import { paymentLinkKey } from "@/lib/server/payments/payment-link";
import type { ReservationMail } from "@/lib/server/reservations/reservation-mails";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";

type Button = "pay" | "mine" | "boats" | null;

interface Shape {
  to: "customer" | "owner";
  button: Button;
  /** Whether prices belong into it. */
  money: boolean;
}

/** Who gets each mail and what it carries besides its words. */
export const RESERVATION_MAIL_SHAPES = {
  request_received: { to: "customer", button: "mine", money: true },
  request_to_owner: { to: "owner", button: null, money: true },
  accepted: { to: "customer", button: "pay", money: true },
  rejected: { to: "customer", button: "boats", money: false },
  timed_out: { to: "customer", button: "boats", money: false },
  cancelled: { to: "customer", button: "mine", money: false },
  paid: { to: "customer", button: "mine", money: true },
  paid_owner: { to: "owner", button: null, money: true },
  paid_late: { to: "customer", button: "boats", money: false },
} as const satisfies Record<ReservationMail, Shape>;

function linkOf(button: Exclude<Button, null>, { id }: MailedReservation, locale: Locale): string {
  const paths = {
    pay: () => pathFor("payment", locale, { id }, { key: paymentLinkKey(id), lang: locale }),
    mine: () => pathFor("reservation", locale, { id }),
    boats: () => pathFor("boats", locale),
  } as const;
  return absoluteUrl(paths[button]());
}

/** What a mail about a reservation says, from the truth at the moment of sending. */
export function composeReservationMail(
  mail: ReservationMail,
  reservation: MailedReservation,
  locale: Locale,
  t: MailTexts,
): MailContent {
  const { to, button, money: showsMoney } = RESERVATION_MAIL_SHAPES[mail];
  const { number, boat, currency, expiresAt, cancelReason, customer, owner, refundMinor } = reservation;
  const money = (minor: number) => leftToRight(formatMoney(minor, currency), locale);
  const values = {
    number: leftToRight(number, locale),
    boat: boat.name,
    deadline: expiresAt ? formatInstant(expiresAt, locale) : "",
    prepayment: money(reservation.prepaymentMinor),
    remaining: money(reservation.remainingMinor),
    refund: money(refundMinor),
  };
  const facts = [
    ...tripFacts(t, reservation, locale),
    ...(showsMoney ? moneyFacts(t, reservation, locale) : []),
  ];
  if (to === "owner") {
    facts.push({ label: t("facts.customer"), value: customer.name });
    if (mail === "paid_owner" && customer.phone)
      facts.push({ label: t("facts.phone"), value: leftToRight(customer.phone, locale) });
  }
  if (mail === "paid" && owner.phone)
    facts.push({ label: t("facts.owner_phone"), value: leftToRight(owner.phone, locale) });
  if (mail === "cancelled" && cancelReason) facts.push({ label: t("facts.reason"), value: cancelReason });
  if (refundMinor > 0) facts.push({ label: t("facts.refund"), value: values.refund });
  return {
    subject: t(`${mail}.subject`, values),
    paragraphs: [
      t("hello", { name: to === "owner" ? owner.name : customer.name }),
      t(`${mail}.body`, values),
    ],
    facts,
    ...(button
      ? { button: { label: t(`buttons.${button}`), href: linkOf(button, reservation, locale) } }
      : {}),
  };
}
