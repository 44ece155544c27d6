import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { RatesTable } from "@/components/operate/reference/rates-table";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listExchangeRates, listLastChanges } from "@/lib/server/operator/list-site-values";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";

export const generateMetadata = () => consoleMetadata("rates");

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireStaff("rates.read", pathFor("consoleRates", locale));
  const [t, rates, changes] = await Promise.all([
    translatorOf(locale, "console_reference"),
    listExchangeRates(),
    listLastChanges("currency"),
  ]);
  const rows = rates.map((rate) => ({ ...rate, change: changes.get(rate.currency) ?? null }));
  return (
    <ConsolePage locale={locale} title={t("rates.title")} reader={readerOf(session)} place="consoleRates">
      <p className="text-muted">{t("rates.intro")}</p>
      <ConsoleCard title={t("rates.list")}>
        <RatesTable {...{ locale, rows }} mayChange={isAllowed(session, "rates.write")} />
      </ConsoleCard>
    </ConsolePage>
  );
}
