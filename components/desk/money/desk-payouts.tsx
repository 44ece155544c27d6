import { Ltr } from "@/components/ui/ltr";
import type { PayoutState } from "@/lib/domain/ledger/words";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatDay, formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface DeskPayoutsProps {
  locale: Locale;
  payouts: readonly {
    id: string;
    state: PayoutState;
    currency: Currency;
    amountMinor: number;
    dueOn: string;
    paidAt: Date | null;
    reference: string | null;
    ibanEnd: string | null;
  }[];
}

/** What was transferred and what will be, the newest first, each with the bank's reference. */
export async function DeskPayouts({ locale, payouts }: DeskPayoutsProps) {
  const t = await translatorOf(locale, "desk_money");
  return (
    <section className="desk-part" aria-labelledby="desk-payouts">
      <h2 id="desk-payouts">{t("payouts")}</h2>
      {payouts.length === 0 && <p className="desk-card text-muted">{t("no_payouts")}</p>}
      <ul className="desk-list">
        {payouts.map(({ id, currency, amountMinor, dueOn, paidAt, reference, ibanEnd }) => (
          <li key={id} className="desk-card">
            <p className="desk-when">
              <Ltr>{formatMoney(amountMinor, currency)}</Ltr>
              <span>
                {paidAt
                  ? t("paid", { day: formatInstant(paidAt, locale, "short") })
                  : t("to_pay", { day: formatDay(dueOn, locale, "short") })}
              </span>
            </p>
            {(ibanEnd || reference) && (
              <p className="text-muted">
                {ibanEnd && <Ltr>{`IBAN •••• ${ibanEnd}`}</Ltr>}
                {ibanEnd && reference && " · "}
                {reference && <bdi>{t("reference", { reference })}</bdi>}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
