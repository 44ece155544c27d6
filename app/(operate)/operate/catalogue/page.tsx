import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { RouteLink } from "@/components/layout/route-link";
import { ActionButton } from "@/components/operate/action/action-button";
import { EntriesTable } from "@/components/operate/catalogue/entries-table";
import { entryFields } from "@/components/operate/catalogue/entry-fields";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { CATALOGUE_SECTIONS } from "@/lib/domain/shared/vocabulary";
import type { SearchParams } from "@/lib/domain/staff/list-query";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listCatalogue } from "@/lib/server/operator/read-catalogue";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";

export const generateMetadata = () => consoleMetadata("catalogue");

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const locale = await requestLocale();
  const session = await requireStaff("catalogue.read", pathFor("consoleCatalogue", locale));
  const asked = (await searchParams).section;
  const section = CATALOGUE_SECTIONS.find((one) => one === asked) ?? "places";
  const [t, entries, placed] = await Promise.all([
    translatorOf(locale, "console_catalogue"),
    listCatalogue(section),
    section === "places" ? listCatalogue("places") : [],
  ]);
  const parents = placed.filter(({ kind }) => kind !== "port");
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consoleCatalogue">
      <nav aria-label={t("sections_label")} className="console-tabs">
        {CATALOGUE_SECTIONS.map((one) => (
          <RouteLink
            key={one}
            to="consoleCatalogue"
            locale={locale}
            query={{ section: one }}
            aria-current={one === section ? "page" : undefined}
          >
            {t(`section.${one}`)}
          </RouteLink>
        ))}
      </nav>
      <section className="console-card">
        <div className="console-line">
          <h2>{t(`section.${section}`)}</h2>
          {isAllowed(session, "catalogue.write") && (
            <ActionButton
              variant="primary"
              path={`catalogue/${section}`}
              label={t("add")}
              title={t("add_to", { section: t(`section.${section}`) })}
              fields={await entryFields(locale, section, null, parents)}
            />
          )}
        </div>
        <EntriesTable {...{ locale, section, entries }} />
      </section>
    </ConsolePage>
  );
}
