import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { OpenPoints } from "@/components/operate/settings/open-points";
import { SettingsTable } from "@/components/operate/settings/settings-table";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { readSettings } from "@/lib/server/operator/read-settings";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";
import { listOpenPoints } from "@/lib/server/runtime/seed/list-open-points";

export const generateMetadata = () => consoleMetadata("settings");

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireStaff("settings.read", pathFor("consoleSettings", locale));
  const [t, settings, missing] = await Promise.all([
    translatorOf(locale, "console_settings"),
    readSettings(),
    listOpenPoints(),
  ]);
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consoleSettings">
      <ConsoleCard title={t("missing_title")}>
        <OpenPoints locale={locale} missing={missing} role={session.staff.role} />
      </ConsoleCard>
      <ConsoleCard title={t("title")}>
        <SettingsTable {...{ locale, settings }} mayChange={isAllowed(session, "settings.write")} />
      </ConsoleCard>
    </ConsolePage>
  );
}
