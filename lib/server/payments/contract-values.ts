import { createTranslator } from "next-intl";
import { toTripTime, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatDay, formatTripTime } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { loadMessages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import type { Buyer } from "@/lib/server/payments/buyer";
import type { ReservationRecord } from "@/lib/server/reservations/read-reservations";

/** What contracts can be about. */
export type ContractSubject = ReservationRecord;

/** Everything that a contract about this reservation may say, in the language of the text. */
export async function contractValues(
  record: ReservationRecord,
  buyer: Buyer,
  seller: Readonly<Record<string, string>>,
  locale: Locale,
  now: Date,
): Promise<Record<string, string>> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: "contracts" });
  const money = (minor: number) => formatMoney(minor, record.currency);
  const time = (instant: string) => formatTripTime(toTripTime(new Date(instant)), locale);
  const address = [buyer.address, buyer.city, buyer.country].filter(Boolean).join(", ");
  return {
    ...seller,
    number: record.number,
    date: formatDay(tripDayOf(now), locale),
    buyer_name: `${buyer.name} ${buyer.surname}`,
    buyer_address: address || t("address_stated_at_payment"),
    buyer_email: buyer.email,
    buyer_phone: buyer.phone ?? "–",
    boat_name: record.boat.name,
    boat_code: record.boat.code,
    boat_owner: record.ownerName,
    start: time(record.startsAt),
    end: time(record.endsAt),
    persons: String(record.personCount),
    departure_port: record.departurePort.name,
    arrival_port: record.arrivalPort?.name ?? record.departurePort.name,
    lines: record.lines
      .map((line) => `- ${line.label[locale]} × ${line.quantity}: ${money(line.amountMinor)}`)
      .join("\n"),
    total: money(record.totalMinor),
    prepayment: money(record.prepaymentMinor),
    remaining: money(record.remainingMinor),
    on_board: record.acceptedOnBoard.map((type) => t(`on_board.${type}`)).join(", "),
    policy: t(`policies.${record.cancellationPolicy}`),
  };
}
