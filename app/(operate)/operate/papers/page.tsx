import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { IslandMessages } from "@/components/layout/island-messages";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import { paperColumns } from "@/components/operate/owners/paper-columns";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listEndingPapers, listWaitingPapers } from "@/lib/server/operator/list-papers";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export const generateMetadata = () => consoleMetadata("papers");

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireStaff("papers.read", pathFor("consolePapers", locale));
  const { role } = session.staff;
  const [t, waiting, ending] = await Promise.all([
    translatorOf(locale, "console_owners"),
    listWaitingPapers(locale),
    listEndingPapers(locale, currentTime()),
  ]);
  return (
    <ConsolePage locale={locale} title={t("papers")} reader={readerOf(session)} place="consolePapers">
      <IslandMessages locale={locale} nouns={["console", "console_owners", "validation"]}>
        <ConsoleCard title={t("papers_waiting")}>
          {waiting.length === 0 ? (
            <p>{t("none_waiting")}</p>
          ) : (
            <ConsoleTable
              rows={waiting}
              keyOf={({ id }) => id}
              columns={await paperColumns(locale, role, true)}
            />
          )}
        </ConsoleCard>
        <ConsoleCard title={t("papers_ending")}>
          {ending.length === 0 ? (
            <p>{t("none_ending")}</p>
          ) : (
            <ConsoleTable
              rows={ending}
              keyOf={({ id }) => id}
              columns={await paperColumns(locale, role, false)}
            />
          )}
        </ConsoleCard>
      </IslandMessages>
    </ConsolePage>
  );
}
