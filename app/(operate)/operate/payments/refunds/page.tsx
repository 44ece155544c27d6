import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListCard } from "@/components/operate/list/list-card";
import { refundControls } from "@/components/operate/payments/payment-controls";
import { PaymentTabs } from "@/components/operate/payments/payment-tabs";
import { ProposalsCard } from "@/components/operate/payments/proposals-card";
import { refundColumns } from "@/components/operate/payments/refund-columns";
import { CONSOLE_LISTS, COUNTED_ROWS } from "@/lib/domain/staff/console-lists";
import { readListQuery, type SearchParams } from "@/lib/domain/staff/list-query";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { countRefunds, listRefundPage } from "@/lib/server/operator/list/list-money";
import { listStaffViews } from "@/lib/server/operator/list/staff-views";
import { listRefundProposals } from "@/lib/server/operator/list-refund-proposals";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";

export const generateMetadata = () => consoleMetadata("refunds");

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const locale = await requestLocale();
  const session = await requireStaff("payments.read", pathFor("consoleRefunds", locale));
  const query = readListQuery(CONSOLE_LISTS.refunds, await searchParams);
  const [t, proposals, views, page, count] = await Promise.all([
    translatorOf(locale, "console_payments"),
    listRefundProposals("open"),
    listStaffViews(session.staffId, "refunds"),
    listRefundPage(query),
    countRefunds(query, COUNTED_ROWS + 1),
  ]);
  return (
    <ConsolePage locale={locale} title={t("refunds")} reader={readerOf(session)} place="consoleRefunds">
      <PaymentTabs locale={locale} place="consoleRefunds" role={session.staff.role} />
      <ProposalsCard {...{ locale, proposals }} role={session.staff.role} readerId={session.staffId} />
      <ListCard
        {...{ locale, query, page, count, views }}
        list="refunds"
        title={t("refunds")}
        controls={await refundControls(locale)}
        columns={await refundColumns(locale, session.staff.role)}
        mayExport={isAllowed(session, "export.csv")}
        empty={t("no_refunds")}
      />
    </ConsolePage>
  );
}
