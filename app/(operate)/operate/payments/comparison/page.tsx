import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { IslandMessages } from "@/components/layout/island-messages";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ComparisonForm } from "@/components/operate/payments/comparison-form";
import { PaymentTabs } from "@/components/operate/payments/payment-tabs";
import { SETTLEMENT_COLUMNS } from "@/lib/domain/payments/compare-settlement";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";

export const generateMetadata = () => consoleMetadata("comparison");

const EXAMPLE = [
  SETTLEMENT_COLUMNS.join(";"),
  "24681357;8840,00;TRY;2026-11-27;payment",
  "24681358;1250,50;TRY;2026-11-27;refund",
].join("\n");

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireStaff("payments.compare", pathFor("consoleComparison", locale));
  const t = await translatorOf(locale, "console_payments");
  return (
    <ConsolePage locale={locale} title={t("comparison")} reader={readerOf(session)} place="consoleComparison">
      <PaymentTabs locale={locale} place="consoleComparison" role={session.staff.role} />
      <IslandMessages locale={locale} nouns={["console", "console_payments", "validation"]}>
        <ComparisonForm example={EXAMPLE} />
      </IslandMessages>
    </ConsolePage>
  );
}
