import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { ConsentTexts } from "@/components/operate/contracts/consent-texts";
import { ContractVersions } from "@/components/operate/contracts/contract-versions";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listConsentTexts, listContracts } from "@/lib/server/operator/content/read-contracts";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";

export const generateMetadata = () => consoleMetadata("contracts");

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireStaff("content.read", pathFor("consoleContracts", locale));
  const [t, contracts, consents] = await Promise.all([
    translatorOf(locale, "console_content"),
    listContracts(),
    listConsentTexts(),
  ]);
  const mayWrite = isAllowed(session, "contracts.write");
  return (
    <ConsolePage
      locale={locale}
      title={t("contracts.title")}
      reader={readerOf(session)}
      place="consoleContracts"
    >
      <p>{t("contracts.intro")}</p>
      {contracts.map(({ subject, kind, versions, draft }) => (
        <ConsoleCard key={`${subject} ${kind}`} title={t(`contracts.names.${subject}.${kind}`)}>
          <ContractVersions {...{ locale, versions }} />
          {mayWrite && (
            <div className="console-actions">
              <RouteLink
                to="consoleContract"
                locale={locale}
                params={{ subject, contract: kind }}
                className={buttonClass({ variant: "outline", size: "small" })}
              >
                {t("contracts.write")}
              </RouteLink>
              {draft && <Badge>{t("contracts.draft")}</Badge>}
            </div>
          )}
        </ConsoleCard>
      ))}
      <ConsoleCard title={t("consents.title")}>
        <p>{t("consents.intro")}</p>
        <IslandMessages locale={locale} nouns={["console", "validation"]}>
          <ConsentTexts {...{ locale, consents, mayWrite }} />
        </IslandMessages>
      </ConsoleCard>
    </ConsolePage>
  );
}
