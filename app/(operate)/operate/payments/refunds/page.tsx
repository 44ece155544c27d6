import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { openList } from "@/app/(operate)/open-list";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListCard } from "@/components/operate/list/list-card";
import { refundControls } from "@/components/operate/payments/payment-controls";
import { PaymentTabs } from "@/components/operate/payments/payment-tabs";
import { ProposalsCard } from "@/components/operate/payments/proposals-card";
import { refundColumns } from "@/components/operate/payments/refund-columns";
import { COUNTED_ROWS } from "@/lib/domain/staff/console-lists";
import type { SearchParams } from "@/lib/domain/staff/list-query";
import { translatorOf } from "@/lib/i18n/translator-of";
import { refundList } from "@/lib/server/operator/list/list-money";
import { listRefundProposals } from "@/lib/server/operator/list-refund-proposals";

export const generateMetadata = () => consoleMetadata("refunds");

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { frame, card, query, role, session } = await openList("refunds", searchParams);
  const [t, proposals, page, count] = await Promise.all([
    translatorOf(frame.locale, "console_payments"),
    listRefundProposals("open"),
    refundList.page(query, query.chosen),
    refundList.count(query.chosen, COUNTED_ROWS + 1),
  ]);
  return (
    <ConsolePage {...frame} title={t("refunds")}>
      <PaymentTabs locale={frame.locale} place="consoleRefunds" role={role} />
      <ProposalsCard {...{ role, proposals }} locale={frame.locale} readerId={session.staffId} />
      <ListCard
        {...{ ...card, page, count }}
        title={t("refunds")}
        controls={await refundControls(frame.locale)}
        columns={await refundColumns(frame.locale, role)}
        empty={t("no_refunds")}
      />
    </ConsolePage>
  );
}
