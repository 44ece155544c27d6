import { BarChart } from "@/components/operate/figures/bar-chart";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import { ExportButton } from "@/components/operate/list/export-button";
import { CURRENCIES, type Currency } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";
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
  /** Rows of a large fleet that are left out. */
  left: number;
  hasCharts: boolean;
}

const percent = (share: number) => Math.round(share * 1000) / 10;

/** Trips, revenue and utilisation of months, ports or boats: charts beside the table that they are drawn from. */
export async function SalesCard(props: SalesCardProps) {
  const { locale, title, head, rows, total, exportPath, left, hasCharts } = props;
  const t = await translatorOf(locale, "console_figures");
  const currencies = CURRENCIES.filter((currency) => total.revenue[currency]);
  const used = ({ sailedDays, boatDays }: ShownSales) => (boatDays > 0 ? sailedDays / boatDays : 0);
  const share = (row: ShownSales) => (row.boatDays > 0 ? t("percent", { value: percent(used(row)) }) : "");
  const revenueColumns = currencies.map((currency): Column<ShownSales> => {
    return {
      label: t("revenue_in", { currency }),
      isAmount: true,
      cell: ({ revenue }) => formatMoney(revenue[currency] ?? 0, currency),
    };
  });
  const columns: Column<ShownSales>[] = [
    { label: head, cell: ({ name }) => <bdi>{name || t("total")}</bdi> },
    { label: t("trips"), isAmount: true, cell: ({ trips }) => trips },
    ...revenueColumns,
    { label: t("sailed_days"), isAmount: true, cell: ({ sailedDays }) => sailedDays },
    { label: t("utilisation"), isAmount: true, cell: share },
  ];
  return (
    <ConsoleCard title={title}>
      <div className="console-figures">
        {hasCharts && (
          <div className="console-charts">
            {currencies.map((currency) => (
              <BarChart
                key={currency}
                title={t("revenue_in", { currency })}
                description={t("chart_of", { title })}
                bars={rows.map(({ name, revenue }) => {
                  const minor = revenue[currency] ?? 0;
                  return { label: name, value: minor, text: formatMoney(minor, currency).slice(0, -3) };
                })}
              />
            ))}
            <BarChart
              title={t("utilisation")}
              description={t("chart_of", { title })}
              bars={rows.map((row) => ({ label: row.name, value: used(row), text: share(row) }))}
            />
          </div>
        )}
        <ConsoleTable rows={[...rows, total]} keyOf={({ name }) => name} columns={columns} />
      </div>
      {left > 0 && <p className="text-muted">{t("left_out", { count: left })}</p>}
      {exportPath && <ExportButton path={exportPath} note={t("file_note")} />}
    </ConsoleCard>
  );
}
