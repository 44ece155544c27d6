import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { ActionButton } from "@/components/operate/action/action-button";
import { RedirectsTable } from "@/components/operate/content/redirects-table";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listRedirects } from "@/lib/server/operator/content/list-redirects";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";

export const generateMetadata = () => consoleMetadata("redirects");

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireStaff("content.write", pathFor("consoleRedirects", locale));
  const [t, redirects] = await Promise.all([translatorOf(locale, "console_content"), listRedirects()]);
  return (
    <ConsolePage
      locale={locale}
      title={t("redirects.title")}
      reader={readerOf(session)}
      place="consoleRedirects"
    >
      <p>
        <RouteLink to="consoleContents" locale={locale} className="text-sea underline">
          {t("back")}
        </RouteLink>
      </p>
      <IslandMessages locale={locale} nouns={["console", "validation"]}>
        <section className="console-card" aria-label={t("redirects.title")}>
          <p>{t("redirects.intro")}</p>
          <div className="console-actions">
            <ActionButton
              variant="primary"
              path="content/redirects"
              label={t("redirects.add")}
              title={t("redirects.add")}
              fields={[
                { name: "from", kind: "text", label: t("redirects.from") },
                { name: "to", kind: "text", label: t("redirects.to") },
              ]}
            />
          </div>
          {redirects.length === 0 ? (
            <p className="text-muted">{t("redirects.empty")}</p>
          ) : (
            <RedirectsTable {...{ locale, redirects }} />
          )}
        </section>
      </IslandMessages>
    </ConsolePage>
  );
}
