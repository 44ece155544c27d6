import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { RoadsTable } from "@/components/operate/reference/roads-table";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listCities, listRoads } from "@/lib/server/operator/list-site-values";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";

export const generateMetadata = () => consoleMetadata("roads");

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireStaff("catalogue.read", pathFor("consoleRoads", locale));
  const [t, roads, cities] = await Promise.all([
    translatorOf(locale, "console_reference"),
    listRoads(),
    listCities(),
  ]);
  return (
    <ConsolePage locale={locale} title={t("roads.title")} reader={readerOf(session)} place="consoleRoads">
      <p className="text-muted">{t("roads.intro")}</p>
      <ConsoleCard title={t("roads.list")}>
        <RoadsTable {...{ locale, roads, cities }} mayChange={isAllowed(session, "catalogue.write")} />
      </ConsoleCard>
    </ConsolePage>
  );
}
