import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import { formatTripTime } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { leftToRight } from "@/lib/i18n/left-to-right";
import type { Locale } from "@/lib/i18n/locales";
import { lineText, type SayTimes } from "@/lib/server/booking/reservations/line-text";
import type { MailContent } from "@/lib/server/talk/mail/layout/mail-content";
import type { MailTexts } from "@/lib/server/talk/mail/mail-texts";
import type { MailedReservation } from "@/lib/server/talk/mail/read-mailed-reservation";

type Fact = NonNullable<MailContent["facts"]>[number];

const clock = (instant: string, locale: Locale) => formatTripTime(toTripTime(new Date(instant)), locale);

/**
 * The trip in lines: boat, when, where, and the meeting point for readers who sail; then how many, and the number that
 * people ask for on the telephone.
 */
export function tripFacts(
  t: MailTexts,
  reservation: MailedReservation,
  locale: Locale,
  going: boolean,
): Fact[] {
  const { departurePort, arrivalPort } = reservation;
  return [
    { label: t("facts.boat"), value: `${reservation.boat.name} (${reservation.boat.code})` },
    { label: t("facts.starts"), value: clock(reservation.startsAt, locale) },
    { label: t("facts.ends"), value: clock(reservation.endsAt, locale) },
    { label: t("facts.port"), value: departurePort.name },
    ...(going && departurePort.meetingPoint
      ? [{ label: t("facts.meeting_point"), value: departurePort.meetingPoint }]
      : []),
    ...(arrivalPort ? [{ label: t("facts.arrival"), value: arrivalPort.name }] : []),
    { label: t("facts.persons"), value: String(reservation.personCount) },
    { label: t("facts.number"), value: leftToRight(reservation.number, locale) },
  ];
}

/** The price in lines: every line of the quote, total, what is paid online. */
export function priceFacts(t: MailTexts, reservation: MailedReservation, locale: Locale): Fact[] {
  const money = (minor: number) => leftToRight(formatMoney(minor, reservation.currency), locale);
  const times: SayTimes = (unit, count) => t(`facts.${unit}`, { count });
  return [
    ...reservation.lines.map((line) => ({
      label: lineText(line, locale, times),
      value: money(line.amountMinor),
    })),
    { label: t("facts.total"), value: money(reservation.totalMinor) },
    { label: t("facts.prepayment"), value: money(reservation.prepaymentMinor) },
  ];
}

/** What is left to pay on board, as the guest reads it or as the owner, who collects it. */
export function onBoardFact(
  t: MailTexts,
  { remainingMinor, currency }: MailedReservation,
  locale: Locale,
  reader: "pays" | "collects",
): Fact {
  const label = t(reader === "collects" ? "facts.collect" : "facts.remaining");
  return { label, value: leftToRight(formatMoney(remainingMinor, currency), locale) };
}
