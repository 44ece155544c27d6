import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { auditControls } from "@/components/operate/audit/audit-controls";
import { auditColumns } from "@/components/operate/audit/audit-table";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListCard } from "@/components/operate/list/list-card";
import { CONSOLE_LISTS } from "@/lib/domain/staff/console-lists";
import { readListQuery, type SearchParams } from "@/lib/domain/staff/list-query";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listAuditPage } from "@/lib/server/operator/list/list-audit-events";
import { listStaffViews } from "@/lib/server/operator/list/staff-views";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";

export const generateMetadata = () => consoleMetadata("audit");

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const locale = await requestLocale();
  const session = await requireStaff("audit.read", pathFor("consoleAudit", locale));
  const query = readListQuery(CONSOLE_LISTS.audit, await searchParams);
  const [t, views, page] = await Promise.all([
    translatorOf(locale, "console"),
    listStaffViews(session.staffId, "audit"),
    listAuditPage(query),
  ]);
  return (
    <ConsolePage locale={locale} title={t("audit.title")} reader={readerOf(session)} place="consoleAudit">
      <p>{t("audit.intro")}</p>
      <ListCard
        {...{ locale, query, page, views }}
        list="audit"
        title={t("audit.title")}
        // A number that only grows tells nothing.
        count={null}
        controls={await auditControls(locale)}
        columns={await auditColumns(locale, session.staff.role)}
        mayExport={isAllowed(session, "export.csv")}
        empty={t("audit.empty")}
      />
    </ConsolePage>
  );
}
