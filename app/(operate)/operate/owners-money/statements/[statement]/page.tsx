import { notFound } from "next/navigation";
import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { MonthTable } from "@/components/operate/owners-money/month-table";
import { StatementLines } from "@/components/operate/owners-money/statement-lines";
import { buttonClass } from "@/components/ui/button-class";
import { SiteLink } from "@/components/ui/site-link";
import { formatDay } from "@/lib/i18n/format-date";
import { formatLanguages } from "@/lib/i18n/format-languages";
import { LOCALES } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { readStatement } from "@/lib/server/operator/owners-money/read-statements";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";

export const generateMetadata = () => consoleMetadata("owners_money");

export default async function Page({ params }: { params: Promise<{ statement: string }> }) {
  const [{ statement: number }, locale] = await Promise.all([params, requestLocale()]);
  const session = await requireStaff(
    "owners_money.read",
    pathFor("consoleStatement", locale, { statement: number }),
  );
  const [t, statement] = await Promise.all([
    translatorOf(locale, "console_owners_money"),
    readStatement(number),
  ]);
  if (!statement) notFound();
  const { owner, month, currency, lines } = statement;
  const fileLink = (file: string, text: string) => (
    <SiteLink
      key={file}
      href={pathFor("consoleStatementFile", locale, { statement: number, file })}
      className={buttonClass({ variant: "outline", size: "small" })}
    >
      {text}
    </SiteLink>
  );
  return (
    <ConsolePage
      locale={locale}
      title={t("statement_title", { number })}
      reader={readerOf(session)}
      place="consoleStatement"
    >
      <ConsoleCard title={formatDay(month, locale, "month")}>
        <p className="text-muted">
          <bdi>
            {[owner.name, owner.taxOffice, owner.taxNumber, owner.address].filter(Boolean).join(" · ")}
          </bdi>
        </p>
        <MonthTable locale={locale} rows={[{ ...statement, number: null, ownerName: owner.name }]} />
        <div className="console-actions">
          {LOCALES.map((one) =>
            fileLink(`pdf-${one}`, t("pdf_of", { language: formatLanguages([one], locale) })),
          )}
          {fileLink("csv", t("csv"))}
        </div>
      </ConsoleCard>
      <ConsoleCard title={t("lines")}>
        <StatementLines {...{ locale, currency, lines }} role={session.staff.role} />
      </ConsoleCard>
    </ConsolePage>
  );
}
