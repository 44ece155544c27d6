import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import { formatTripTime } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { leftToRight } from "@/lib/i18n/left-to-right";
import type { Locale } from "@/lib/i18n/locales";
import type { MailContent } from "@/lib/server/talk/mail/layout/mail-content";
import type { MailTexts } from "@/lib/server/talk/mail/mail-texts";
import type { MailedReservation } from "@/lib/server/talk/mail/read-mailed-reservation";

type Fact = NonNullable<MailContent["facts"]>[number];

const clock = (instant: string, locale: Locale) => formatTripTime(toTripTime(new Date(instant)), locale);

/**
 * The trip in lines: number, boat, times of Istanbul, persons and ports, and the meeting point for readers who sail.
 */
export function tripFacts(
  t: MailTexts,
  reservation: MailedReservation,
  locale: Locale,
  going: boolean,
): Fact[] {
  const { departurePort, arrivalPort } = reservation;
  return [
    { label: t("facts.number"), value: leftToRight(reservation.number, locale) },
    { label: t("facts.boat"), value: `${reservation.boat.name} (${reservation.boat.code})` },
    { label: t("facts.starts"), value: clock(reservation.startsAt, locale) },
    { label: t("facts.ends"), value: clock(reservation.endsAt, locale) },
    { label: t("facts.persons"), value: String(reservation.personCount) },
    { label: t("facts.port"), value: departurePort.name },
    ...(arrivalPort ? [{ label: t("facts.arrival"), value: arrivalPort.name }] : []),
    ...(going && departurePort.meetingPoint
      ? [{ label: t("facts.meeting_point"), value: departurePort.meetingPoint }]
      : []),
  ];
}

/** The money in lines: every line of the quote, total, now, on board. */
export function moneyFacts(t: MailTexts, reservation: MailedReservation, locale: Locale): Fact[] {
  const money = (minor: number) => leftToRight(formatMoney(minor, reservation.currency), locale);
  return [
    ...reservation.lines.map((line) => ({
      label: line.quantity === 1 ? line.label[locale] : `${line.label[locale]} × ${line.quantity}`,
      value: money(line.amountMinor),
    })),
    { label: t("facts.total"), value: money(reservation.totalMinor) },
    { label: t("facts.prepayment"), value: money(reservation.prepaymentMinor) },
    { label: t("facts.remaining"), value: money(reservation.remainingMinor) },
  ];
}
