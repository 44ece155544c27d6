import { Facts } from "@/components/operate/reservation/facts";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface MoneyFactsProps {
  locale: Locale;
  currency: Currency;
  totalMinor: number;
  /** Of a trip, which is paid in two parts. */
  prepaymentMinor?: number;
  remainingMinor?: number;
  paidMinor: number;
  refundedMinor: number;
}

/** What the trip costs, what was paid of it, what went back. */
export async function MoneyFacts({ locale, currency, ...sums }: MoneyFactsProps) {
  const t = await translatorOf(locale, "console");
  const money = (minor: number | undefined) => (minor === undefined ? null : formatMoney(minor, currency));
  return (
    <Facts
      facts={[
        [t("reservation.total"), money(sums.totalMinor)],
        [t("reservation.prepayment"), money(sums.prepaymentMinor)],
        [t("today.remainder"), money(sums.remainingMinor)],
        [t("reservation.paid"), money(sums.paidMinor)],
        [t("reservation.refunded"), money(sums.refundedMinor)],
        [t("reservation.kept"), money(sums.paidMinor - sums.refundedMinor)],
      ]}
    />
  );
}
