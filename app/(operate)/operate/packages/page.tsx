import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ServiceCard } from "@/components/operate/packages/service-card";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listServicePackages } from "@/lib/server/operator/list-packages";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export const generateMetadata = () => consoleMetadata("packages");

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireStaff("catalogue.read", pathFor("consolePackages", locale));
  const [t, services] = await Promise.all([
    translatorOf(locale, "console_packages"),
    listServicePackages(currentTime()),
  ]);
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consolePackages">
      <p className="text-muted">{t("intro")}</p>
      {services.length === 0 && <p>{t("empty")}</p>}
      {services.map((service) => (
        <ServiceCard
          key={service.key}
          {...{ locale, service }}
          mayWrite={isAllowed(session, "catalogue.write")}
          mayEditText={isAllowed(session, "content.write")}
        />
      ))}
    </ConsolePage>
  );
}
