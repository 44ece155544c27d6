import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { openMoney } from "@/app/(operate)/operate/owners-money/open-money";
import { RouteLink } from "@/components/layout/route-link";
import { ActionButton } from "@/components/operate/action/action-button";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ExportButton } from "@/components/operate/list/export-button";
import { MonthTable } from "@/components/operate/owners-money/month-table";
import { buttonClass } from "@/components/ui/button-class";
import { isMonth, isMonthOver, monthOf, nextMonth, previousMonth } from "@/lib/domain/ledger/statement-month";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { readMonthToShow } from "@/lib/server/operator/owners-money/read-month-to-show";

export const generateMetadata = () => consoleMetadata("owners_money");

const LISTS = ["commission", "withholding", "sellers"] as const;

export default async function Page({
  searchParams,
}: {
  searchParams: Promise<{ month?: string | string[] }>;
}) {
  const { locale, now, mayExport, show } = await openMoney("consoleMonths");
  const t = await translatorOf(locale, "console_owners_money");
  const { month: asked } = await searchParams;
  const month = typeof asked === "string" && isMonth(asked) ? asked : previousMonth(monthOf(tripDayOf(now)));
  const { rows, isClosed } = await readMonthToShow(month);
  const name = formatDay(`${month}-01`, locale, "month");
  const isOver = isMonthOver(month, now);
  return show(
    <>
      <nav className="console-actions" aria-label={t("months")}>
        {[previousMonth(month), nextMonth(month)].map((other) => (
          <RouteLink
            key={other}
            to="consoleMonths"
            locale={locale}
            query={{ month: other }}
            className={buttonClass({ variant: "outline", size: "small" })}
          >
            {formatDay(`${other}-01`, locale, "month")}
          </RouteLink>
        ))}
      </nav>
      <ConsoleCard title={name}>
        <p className="text-muted">{isClosed ? t("closed_month") : t("open_month")}</p>
        {!isClosed && isOver && rows.length > 0 && (
          <div className="console-actions">
            <ActionButton
              path="owners-money/months"
              label={t("close")}
              title={t("close_title", { month: name })}
              intro={t("close_text")}
              values={{ month }}
              variant="primary"
            />
          </div>
        )}
        {!isOver && <p>{t("not_over")}</p>}
        <MonthTable {...{ locale, rows }} />
      </ConsoleCard>
      {isClosed && mayExport && (
        <ConsoleCard title={t("lists")}>
          <p className="text-muted">{t("lists_text")}</p>
          {LISTS.map((list) => (
            <ExportButton
              key={list}
              path={pathFor("consoleExport", locale, { list: `owners-${list}` }, { month })}
              note={t(`list_${list}`)}
            />
          ))}
        </ConsoleCard>
      )}
    </>,
  );
}
