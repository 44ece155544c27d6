import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { TemplateForm } from "@/components/operate/inbox/template-form";
import { TEMPLATE_PLACES } from "@/lib/domain/messages/fill-template";
import { may } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatLanguages } from "@/lib/i18n/format-languages";
import { inEachLocale } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listTemplates } from "@/lib/server/operator/list-templates";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";

export const generateMetadata = () => consoleMetadata("templates");

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireStaff("templates.write", pathFor("consoleTemplates", locale));
  const [t, templates] = await Promise.all([translatorOf(locale, "console_inbox"), listTemplates()]);
  const places = TEMPLATE_PLACES.map((place) => `{${place}}`).join(", ");
  const languageNames = inEachLocale((one) => formatLanguages([one], locale));
  return (
    <ConsolePage
      locale={locale}
      title={t("template.title")}
      reader={readerOf(session)}
      place="consoleTemplates"
    >
      {may(session.staff.role, "inbox.read") && (
        <p>
          <RouteLink to="consoleInbox" locale={locale} className="text-sea underline">
            {t("conversation.back")}
          </RouteLink>
        </p>
      )}
      <IslandMessages locale={locale} nouns={["console", "console_inbox", "validation"]}>
        <section className="console-card" aria-label={t("template.title")}>
          <p>{t("template.intro", { places })}</p>
          {templates.length === 0 && <p className="text-muted">{t("template.empty")}</p>}
          {templates.map(({ id, version, name, text, updatedAt }) => (
            <details key={id} className="console-template">
              <summary>
                <bdi className="font-semibold">{name}</bdi>
                <span className="text-muted">
                  {" · "}
                  {t("template.changed", { time: formatInstant(updatedAt, locale, "brief") })}
                </span>
              </summary>
              <TemplateForm key={version} template={{ id, version, name, text }} {...{ languageNames }} />
            </details>
          ))}
        </section>
        <ConsoleCard title={t("template.add")}>
          <TemplateForm template={null} {...{ languageNames }} />
        </ConsoleCard>
      </IslandMessages>
    </ConsolePage>
  );
}
