import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { openList } from "@/app/(operate)/open-list";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListCard } from "@/components/operate/list/list-card";
import { refundControls } from "@/components/operate/payments/payment-controls";
import { PaymentTabs } from "@/components/operate/payments/payment-tabs";
import { ProposalsTable } from "@/components/operate/payments/proposals-table";
import { refundColumns } from "@/components/operate/payments/refund-columns";
import { COUNTED_ROWS } from "@/lib/domain/staff/console-lists";
import type { SearchParams } from "@/lib/domain/staff/list-query";
import { translatorOf } from "@/lib/i18n/translator-of";
import { refundList } from "@/lib/server/operator/list/list-money";
import { listRefundProposals } from "@/lib/server/operator/list-refund-proposals";

export const generateMetadata = () => consoleMetadata("refunds");

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { frame, card, query, role, session } = await openList("refunds", searchParams);
  const { locale } = frame;
  const [t, own, proposals, page, count] = await Promise.all([
    translatorOf(locale, "console_payments"),
    translatorOf(locale, "console_proposals"),
    listRefundProposals("open"),
    refundList.page(query, query.chosen),
    refundList.count(query.chosen, COUNTED_ROWS + 1),
  ]);
  return (
    <ConsolePage {...frame} title={t("refunds")}>
      <PaymentTabs locale={locale} place="consoleRefunds" role={role} />
      {proposals.length > 0 && (
        <ConsoleCard title={own("title")}>
          <ProposalsTable {...{ locale, proposals, role }} readerId={session.staffId} />
        </ConsoleCard>
      )}
      <ListCard
        {...{ ...card, page, count }}
        title={t("refunds")}
        controls={await refundControls(locale)}
        columns={await refundColumns(locale, role)}
        empty={t("no_refunds")}
      />
    </ConsolePage>
  );
}
