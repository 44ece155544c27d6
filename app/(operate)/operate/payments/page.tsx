import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { openList } from "@/app/(operate)/open-list";
import { ActionButton } from "@/components/operate/action/action-button";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListCard } from "@/components/operate/list/list-card";
import { paymentColumns } from "@/components/operate/payments/payment-columns";
import { paymentControls } from "@/components/operate/payments/payment-controls";
import { PaymentTabs } from "@/components/operate/payments/payment-tabs";
import { COUNTED_ROWS } from "@/lib/domain/staff/console-lists";
import type { SearchParams } from "@/lib/domain/staff/list-query";
import { translatorOf } from "@/lib/i18n/translator-of";
import { paymentList } from "@/lib/server/operator/list/list-money";
import { isAllowed } from "@/lib/server/people/staff/staff-session";

export const generateMetadata = () => consoleMetadata("payments");

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { frame, card, query, role, session } = await openList("payments", searchParams);
  const [t, page, count] = await Promise.all([
    translatorOf(frame.locale, "console_payments"),
    paymentList.page(query, query.chosen),
    paymentList.count(query.chosen, COUNTED_ROWS + 1),
  ]);
  return (
    <ConsolePage {...frame} title={t("title")}>
      <PaymentTabs locale={frame.locale} place="consolePayments" role={role} />
      {isAllowed(session, "payments.reconcile") && (
        <div className="console-actions">
          <ActionButton
            path="payments/reconcile"
            label={t("reconcile")}
            title={t("reconcile")}
            intro={t("reconcile_hint")}
          />
        </div>
      )}
      <ListCard
        {...{ ...card, page, count }}
        title={t("title")}
        controls={await paymentControls(frame.locale)}
        columns={await paymentColumns(frame.locale, role)}
        empty={t("empty")}
      />
    </ConsolePage>
  );
}
