import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { ActionButton } from "@/components/operate/action/action-button";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListCard } from "@/components/operate/list/list-card";
import { paymentColumns } from "@/components/operate/payments/payment-columns";
import { paymentControls } from "@/components/operate/payments/payment-controls";
import { PaymentTabs } from "@/components/operate/payments/payment-tabs";
import { CONSOLE_LISTS, COUNTED_ROWS } from "@/lib/domain/staff/console-lists";
import { readListQuery, type SearchParams } from "@/lib/domain/staff/list-query";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { countPayments, listPaymentPage } from "@/lib/server/operator/list/list-money";
import { listStaffViews } from "@/lib/server/operator/list/staff-views";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";

export const generateMetadata = () => consoleMetadata("payments");

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const locale = await requestLocale();
  const session = await requireStaff("payments.read", pathFor("consolePayments", locale));
  const query = readListQuery(CONSOLE_LISTS.payments, await searchParams);
  const [t, views, page, count] = await Promise.all([
    translatorOf(locale, "console_payments"),
    listStaffViews(session.staffId, "payments"),
    listPaymentPage(query),
    countPayments(query, COUNTED_ROWS + 1),
  ]);
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consolePayments">
      <PaymentTabs locale={locale} place="consolePayments" role={session.staff.role} />
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
        {...{ locale, query, page, count, views }}
        list="payments"
        title={t("title")}
        controls={await paymentControls(locale)}
        columns={await paymentColumns(locale, session.staff.role)}
        mayExport={isAllowed(session, "export.csv")}
        empty={t("empty")}
      />
    </ConsolePage>
  );
}
