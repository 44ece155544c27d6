import { RouteLink } from "@/components/layout/route-link";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

export interface MonthRow {
  /** Of a closed month. */
  number: string | null;
  ownerId: string;
  ownerName: string;
  currency: Currency;
  openingMinor: number;
  earnedMinor: number;
  paidOutMinor: number;
  closingMinor: number;
}

/** A month, owner by owner: what its statements say, or would say now. */
export async function MonthTable({ locale, rows }: { locale: Locale; rows: readonly MonthRow[] }) {
  const t = await translatorOf(locale, "console_owners_money");
  if (rows.length === 0) return <p>{t("no_months")}</p>;
  const amount =
    (part: "openingMinor" | "earnedMinor" | "paidOutMinor" | "closingMinor") =>
    ({ currency, ...row }: MonthRow) =>
      formatMoney(row[part], currency);
  const isClosed = rows.some(({ number }) => number !== null);
  return (
    <ConsoleTable
      rows={rows}
      keyOf={({ ownerId, currency }) => `${ownerId} ${currency}`}
      columns={[
        ...(isClosed
          ? [
              {
                label: t("statement"),
                isNumber: true,
                cell: ({ number }: MonthRow) =>
                  number && (
                    <RouteLink
                      to="consoleStatement"
                      locale={locale}
                      params={{ statement: number }}
                      className="text-sea underline"
                    >
                      {number}
                    </RouteLink>
                  ),
              },
            ]
          : []),
        { label: t("owner"), cell: ({ ownerName }) => <bdi>{ownerName}</bdi> },
        { label: t("opening"), isAmount: true, cell: amount("openingMinor") },
        { label: t("earned"), isAmount: true, cell: amount("earnedMinor") },
        { label: t("paid_out"), isAmount: true, cell: amount("paidOutMinor") },
        { label: t("closing"), isAmount: true, cell: amount("closingMinor") },
      ]}
    />
  );
}
