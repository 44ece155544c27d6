import { BarChart } from "@/components/operate/figures/bar-chart";
import { Definitions } from "@/components/operate/figures/request-card";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import { ExportButton } from "@/components/operate/list/export-button";
import { CURRENCIES, type Currency } from "@/lib/domain/shared/vocabulary";
import { formatMoney, splitMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

export interface ShownSales {
  name: string;
  trips: number;
  revenue: Partial<Record<Currency, number>>;
  sailedDays: number;
  boatDays: number;
}

interface SalesCardProps {
  locale: Locale;
  title: string;
  /** What the rows are: the head of their column. */
  head: string;
  rows: readonly ShownSales[];
  total: ShownSales;
  /** Of the file; null when the reader may take none. */
  exportPath: string | null;
  /** The file has more rows than these; how many. */
  left: number;
  /** Bars stand in the order of the rows, or the longest first and no others than so many. */
  charts: "in order" | "the longest" | "none";
  meant?: readonly string[];
}

const LONGEST = 12;

const percent = (share: number) => Math.round(share * 1000) / 10;

/** Trips, revenue and utilisation of months, ports or boats: charts beside the table that they are drawn from. */
export async function SalesCard(props: SalesCardProps) {
  const { locale, title, head, rows, total, exportPath, left, charts, meant = [] } = props;
  const t = await translatorOf(locale, "console_figures");
  const currencies = CURRENCIES.filter((currency) => total.revenue[currency]);
  const used = ({ sailedDays, boatDays }: ShownSales) => (boatDays > 0 ? sailedDays / boatDays : 0);
  const share = (row: ShownSales) => (row.boatDays > 0 ? t("percent", { value: percent(used(row)) }) : "");
  const barsOf = (sizeOf: (row: ShownSales) => number, textOf: (row: ShownSales) => string) => {
    const bars = rows.map((row) => ({ label: row.name, value: sizeOf(row), text: textOf(row) }));
    if (charts === "in order") return bars;
    const longest = bars.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value);
    return longest.slice(0, LONGEST);
  };
  const revenueColumns = currencies.map((currency): Column<ShownSales> => {
    return {
      label: t("revenue_in", { currency }),
      isAmount: true,
      cell: ({ revenue }) => formatMoney(revenue[currency] ?? 0, currency),
    };
  });
  const columns: Column<ShownSales>[] = [
    { label: head, cell: ({ name }) => (name ? <bdi>{name}</bdi> : <strong>{t("total")}</strong>) },
    { label: t("trips"), isAmount: true, cell: ({ trips }) => trips },
    ...revenueColumns,
    { label: t("sailed_days"), isAmount: true, cell: ({ sailedDays }) => sailedDays },
    { label: t("utilisation"), isAmount: true, cell: share },
  ];
  return (
    <ConsoleCard title={title}>
      <div className="console-figures">
        {charts !== "none" && (
          <div className="console-charts">
            {currencies.map((currency) => (
              <div key={currency}>
                {/* The picture says it to whoever hears it. */}
                <p aria-hidden className="font-semibold">
                  {t("revenue_in", { currency })}
                </p>
                <BarChart
                  title={t("revenue_in", { currency })}
                  description={t("chart_of", { title })}
                  bars={barsOf(
                    ({ revenue }) => revenue[currency] ?? 0,
                    // Without the kuruş.
                    ({ revenue }) => splitMoney(formatMoney(revenue[currency] ?? 0, currency))[0],
                  )}
                />
              </div>
            ))}
            <div>
              <p aria-hidden className="font-semibold">
                {t("utilisation")}
              </p>
              <BarChart
                title={t("utilisation")}
                description={t("chart_of", { title })}
                bars={barsOf(used, share)}
              />
            </div>
          </div>
        )}
        <ConsoleTable rows={[...rows, total]} keyOf={({ name }) => name} columns={columns} />
      </div>
      {left > 0 && <p className="text-muted">{t("left_out", { count: left })}</p>}
      {meant.length > 0 && <Definitions texts={meant} />}
      {exportPath && <ExportButton path={exportPath} note={t("file_note")} />}
    </ConsoleCard>
  );
}
