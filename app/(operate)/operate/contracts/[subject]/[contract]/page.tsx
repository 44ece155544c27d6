import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { readerOf } from "@/app/(operate)/reader-of";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { DifferenceView } from "@/components/operate/content/difference-view";
import { ContractEditor } from "@/components/operate/contracts/contract-editor";
import { ContractVersions } from "@/components/operate/contracts/contract-versions";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { formatLanguages } from "@/lib/i18n/format-languages";
import { inEachLocale } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { contractPlaceholders } from "@/lib/server/booking/contracts/contract-placeholders";
import { readEditedContract } from "@/lib/server/operator/content/read-contracts";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";

type Params = Promise<{ subject: string; contract: string }>;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await translatorOf(await requestLocale(), "console_content"))("contracts.write") };
}

export default async function Page({ params }: { params: Params }) {
  const [address, locale] = await Promise.all([params, requestLocale()]);
  const session = await requireStaff("contracts.write", pathFor("consoleContract", locale, address));
  const found = await readEditedContract(address.subject, address.contract);
  if (!found) redirect(pathFor("consoleMissing", locale));
  const { subject, kind, versions, draft, fields, difference } = found;
  const t = await translatorOf(locale, "console_content");
  const name = t(`contracts.names.${subject}.${kind}`);
  const holes = contractPlaceholders(subject)
    .map((hole) => `{${hole}}`)
    .join(" ");
  return (
    <ConsolePage
      locale={locale}
      title={t("contracts.editor", { name })}
      reader={readerOf(session)}
      place="consoleContract"
    >
      <p>
        <RouteLink to="consoleContracts" locale={locale} className="text-sea underline">
          {t("contracts.all")}
        </RouteLink>
      </p>
      <p>{t("contracts.from", { version: fields.from_version, holes })}</p>
      <IslandMessages locale={locale} nouns={["console", "console_content", "validation"]}>
        {draft && (
          <ConsoleCard title={t("contracts.changes")}>
            {difference.length === 0 ? (
              <p>{t("contracts.same")}</p>
            ) : (
              <DifferenceView locale={locale} fields={difference} />
            )}
          </ConsoleCard>
        )}
        <ContractEditor
          key={fields.from_version}
          locale={locale}
          of={{ subject, contract: kind }}
          name={name}
          fields={fields}
          draftVersion={draft?.version ?? null}
          languageNames={inEachLocale((one) => formatLanguages([one], locale))}
        />
      </IslandMessages>
      <ConsoleCard title={t("contracts.versions")}>
        <ContractVersions {...{ locale, versions }} />
      </ConsoleCard>
    </ConsolePage>
  );
}
