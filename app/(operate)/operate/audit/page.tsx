import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { openList } from "@/app/(operate)/open-list";
import { auditControls } from "@/components/operate/audit/audit-controls";
import { auditColumns } from "@/components/operate/audit/audit-table";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListCard } from "@/components/operate/list/list-card";
import type { SearchParams } from "@/lib/domain/staff/list-query";
import { translatorOf } from "@/lib/i18n/translator-of";
import { listAuditPage } from "@/lib/server/operator/list/list-audit-events";

export const generateMetadata = () => consoleMetadata("audit");

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { frame, card, query, role } = await openList("audit", searchParams);
  const [t, page] = await Promise.all([translatorOf(frame.locale, "console"), listAuditPage(query)]);
  return (
    <ConsolePage {...frame} title={t("audit.title")}>
      <p>{t("audit.intro")}</p>
      <ListCard
        {...{ ...card, page }}
        title={t("audit.title")}
        // A number that only grows tells nothing.
        count={null}
        controls={await auditControls(frame.locale)}
        columns={await auditColumns(frame.locale, role)}
        empty={t("audit.empty")}
      />
    </ConsolePage>
  );
}
