import { ActionButton } from "@/components/operate/action/action-button";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import { UNUSUAL_CHANGE_PERCENT } from "@/lib/domain/shared/lira-rates";
import { formatInstant } from "@/lib/i18n/format-date";
import { LOCALE_FACTS, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface RateRow {
  currency: string;
  tryPerUnit: number;
  change: { at: Date; by: string } | null;
}

interface RatesTableProps {
  locale: Locale;
  rows: readonly RateRow[];
  mayChange: boolean;
}

/** What a unit of each foreign currency costs in lira, and who said so last. */
export async function RatesTable({ locale, rows, mayChange }: RatesTableProps) {
  const t = await translatorOf(locale, "console_reference");
  const lira = new Intl.NumberFormat(LOCALE_FACTS[locale].intlTag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  });
  return (
    <ConsoleTable
      rows={rows}
      keyOf={({ currency }) => currency}
      columns={[
        { label: t("rates.currency"), cell: ({ currency }) => <bdi>{currency}</bdi> },
        {
          label: t("rates.per_unit"),
          isAmount: true,
          cell: ({ currency, tryPerUnit }) =>
            t("rates.one_is", { unit: 1, currency, amount: lira.format(tryPerUnit) }),
        },
        {
          label: t("changed"),
          cell: ({ change }) =>
            change
              ? t("changed_by", { time: formatInstant(change.at, locale, "brief"), name: change.by })
              : t("as_shipped"),
        },
        ...(mayChange
          ? [
              {
                label: t("change"),
                isNumber: true,
                cell: ({ currency, tryPerUnit }: RateRow) => (
                  <ActionButton
                    path={`rates/${currency}`}
                    label={t("change")}
                    title={t("rates.change_named", { currency })}
                    fields={[
                      {
                        name: "rate",
                        kind: "amount",
                        label: t("rates.rate", { unit: 1, currency }),
                        hint: t("rates.hint", { example: lira.format(54.2) }),
                        value: String(tryPerUnit),
                      },
                      {
                        name: "sure",
                        kind: "tick",
                        label: t("rates.sure", { percent: UNUSUAL_CHANGE_PERCENT }),
                      },
                    ]}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
