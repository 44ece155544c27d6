import { Ltr } from "@/components/ui/ltr";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface DeskBalancesProps {
  locale: Locale;
  balances: readonly {
    currency: Currency;
    owedMinor: number;
    comingMinor: number;
    paidOutMinor: number;
    dueOn: string | null;
  }[];
}

/** Where the owner's money stands, by currency: owed and by when, still to come, paid out. */
export async function DeskBalances({ locale, balances }: DeskBalancesProps) {
  const t = await translatorOf(locale, "desk_money");
  if (balances.length === 0) return <p className="desk-card text-muted">{t("nothing")}</p>;
  return (
    <ul className="desk-list">
      {balances.map(({ currency, owedMinor, comingMinor, paidOutMinor, dueOn }) => {
        const money = (minor: number) => <Ltr>{formatMoney(minor, currency)}</Ltr>;
        return (
          <li key={currency} className="desk-card">
            <p className="desk-collect">
              {t("owed")} <strong>{money(owedMinor)}</strong>
            </p>
            {dueOn && <p className="text-muted">{t("due", { day: formatDay(dueOn, locale) })}</p>}
            <p className="desk-guest">
              {t("coming")} <span>{money(comingMinor)}</span>
            </p>
            <p className="desk-guest">
              {t("paid_out")} <span>{money(paidOutMinor)}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
