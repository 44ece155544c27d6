import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import { formatDay, formatTripTime } from "@/lib/i18n/format-date";
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
 * The trip in lines: boat, when and where, how many, and the number that people ask for on the telephone. `inBlocks`
 * leaves out what the blocks of the same mail say.
 */
export function tripFacts(
  t: MailTexts,
  reservation: MailedReservation,
  locale: Locale,
  inBlocks: boolean,
): Fact[] {
  const { departurePort, arrivalPort } = reservation;
  const whenAndWhere = [
    { label: t("facts.starts"), value: clock(reservation.startsAt, locale) },
    { label: t("facts.ends"), value: clock(reservation.endsAt, locale) },
    { label: t("facts.port"), value: departurePort.name },
  ];
  return [
    { label: t("facts.boat"), value: `${reservation.boat.name} (${reservation.boat.code})` },
    ...(inBlocks ? [] : whenAndWhere),
    ...(arrivalPort ? [{ label: t("facts.arrival"), value: arrivalPort.name }] : []),
    { label: t("facts.persons"), value: String(reservation.personCount) },
    { label: t("facts.number"), value: leftToRight(reservation.number, locale) },
  ];
}

/** When, where and what to bring, for a customer who will soon look for the boat on the quay. */
export function travelBlocks(
  t: MailTexts,
  { startsAt, endsAt, departurePort }: MailedReservation,
  locale: Locale,
): NonNullable<MailContent["blocks"]> {
  const [from, until] = [toTripTime(new Date(startsAt)), toTripTime(new Date(endsAt))];
  const sameDay = from.slice(0, 10) === until.slice(0, 10);
  return [
    {
      label: t("blocks.when"),
      value: sameDay ? formatDay(from, locale, "full") : formatTripTime(from, locale),
      detail: sameDay
        ? leftToRight(`${from.slice(11)}–${until.slice(11)}`, locale)
        : t("blocks.until", { when: formatTripTime(until, locale) }),
    },
    {
      label: t("blocks.where"),
      value: departurePort.name,
      ...(departurePort.meetingPoint && { detail: departurePort.meetingPoint }),
    },
    { label: t("blocks.bring"), value: t("blocks.things") },
  ];
}

/**
 * The price in lines: every line of the quote, total, what is paid online. A confirmation names the sums only
 * (`settled`): the lines were agreed before, and its page has them.
 */
export function priceFacts(
  t: MailTexts,
  reservation: MailedReservation,
  locale: Locale,
  settled: boolean,
): Fact[] {
  const money = (minor: number) => leftToRight(formatMoney(minor, reservation.currency), locale);
  const times: SayTimes = (unit, count) => t(`facts.${unit}`, { count });
  return [
    ...(settled ? [] : reservation.lines).map((line) => ({
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
