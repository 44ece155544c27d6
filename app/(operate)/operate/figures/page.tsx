import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { IslandMessages } from "@/components/layout/island-messages";
import { CancellationCard, RequestCard } from "@/components/operate/figures/request-card";
import { SalesCard } from "@/components/operate/figures/sales-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListFilter } from "@/components/operate/list/list-filter";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { readFiguresPeriod } from "@/lib/domain/staff/figures-period";
import type { SearchParams } from "@/lib/domain/staff/list-query";
import { formatDay } from "@/lib/i18n/format-date";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { readCancellations, readRequestFigures } from "@/lib/server/operator/figures/read-requests";
import { readSales } from "@/lib/server/operator/figures/read-sales";
import { listPorts } from "@/lib/server/operator/list/list-ports";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export const generateMetadata = () => consoleMetadata("figures");

/** Boats on the page; the file has all. */
const SHOWN_BOATS = 50;

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const locale = await requestLocale();
  const session = await requireStaff("figures.read", pathFor("consoleFigures", locale));
  const period = readFiguresPeriod(await searchParams, tripDayOf(currentTime()));
  const [t, list, ports, requests, cancellations, sales] = await Promise.all([
    translatorOf(locale, "console_figures"),
    translatorOf(locale, "console_list"),
    listPorts(locale),
    readRequestFigures(period),
    readCancellations(period),
    readSales(period, locale),
  ]);
  const { from, until, portId } = period;
  const exportPath = (table: string) =>
    isAllowed(session, "export.csv")
      ? pathFor("consoleExport", locale, { list: `figures-${table}` }, { from, until, port: portId })
      : null;
  const { total, byMonth, byPort, byBoat } = sales;
  const sailing = byPort.filter(({ trips, sailedDays }) => trips + sailedDays > 0);
  const months = byMonth.map((row) => ({ ...row, name: formatDay(row.name, locale, "month") }));
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consoleFigures">
      <section className="console-card" aria-label={t("period")}>
        <ListFilter
          path={pathFor("consoleFigures", locale)}
          controls={[
            { name: "from", label: t("from"), kind: "day" },
            { name: "until", label: t("until"), kind: "day" },
            {
              name: "port",
              label: t("port"),
              kind: "choice",
              options: ports.map(({ id, name }) => ({ value: `${id}`, label: name })),
            },
          ]}
          chosen={{ from, until, port: portId }}
          labels={{ any: list("any"), show: list("show"), clear: list("clear"), filter: list("filter") }}
        />
      </section>
      <RequestCard locale={locale} figures={requests} />
      <CancellationCard locale={locale} cancellations={cancellations} />
      <IslandMessages locale={locale} nouns={["console", "console_list", "validation"]}>
        <SalesCard
          {...{ locale, total }}
          title={t("by_month")}
          head={t("month")}
          rows={months}
          exportPath={exportPath("months")}
          left={0}
          charts="in order"
          meant={[t("meant.revenue"), t("meant.sailed_days"), t("meant.utilisation")]}
        />
        <SalesCard
          {...{ locale, total }}
          title={t("by_port")}
          head={t("port")}
          rows={sailing}
          exportPath={exportPath("ports")}
          left={byPort.length - sailing.length}
          charts="the longest"
        />
        <SalesCard
          {...{ locale, total }}
          title={t("by_boat")}
          head={t("boat")}
          rows={byBoat.slice(0, SHOWN_BOATS)}
          exportPath={exportPath("boats")}
          left={Math.max(0, byBoat.length - SHOWN_BOATS)}
          charts="none"
        />
      </IslandMessages>
    </ConsolePage>
  );
}
