import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { readerOf } from "@/app/(operate)/reader-of";
import { RouteLink } from "@/components/layout/route-link";
import { ActionButton } from "@/components/operate/action/action-button";
import { EntryFacts } from "@/components/operate/catalogue/entry-facts";
import { entryFields } from "@/components/operate/catalogue/entry-fields";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { buttonClass } from "@/components/ui/button-class";
import { CATALOGUE_SECTIONS } from "@/lib/domain/shared/vocabulary";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { readCatalogueEntry } from "@/lib/server/operator/read-catalogue";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";

type Params = Promise<{ section: string; key: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  return { title: (await params).key };
}

export default async function Page({ params }: { params: Params }) {
  const [given, locale] = await Promise.all([params, requestLocale()]);
  const session = await requireStaff("catalogue.read", pathFor("consoleEntry", locale, given));
  const section = CATALOGUE_SECTIONS.find((one) => one === given.section);
  const found = section && (await readCatalogueEntry(section, given.key));
  if (!section) redirect(pathFor("consoleMissing", locale));
  // Removed just now, as a rule.
  if (!found) redirect(pathFor("consoleCatalogue", locale, null, { section }));
  const t = await translatorOf(locale, "console_catalogue");
  const { entry, use, parents } = found;
  const { key } = entry;
  const name = entry.name[locale];
  const isHeld = use.boats + use.bookings + use.places > 0;
  return (
    <ConsolePage locale={locale} title={<bdi>{name}</bdi>} reader={readerOf(session)} place="consoleEntry">
      <div className="console-actions">
        <RouteLink
          to="consoleCatalogue"
          locale={locale}
          query={{ section }}
          className={buttonClass({ variant: "ghost", size: "small" })}
        >
          {t(`section.${section}`)}
        </RouteLink>
        {isAllowed(session, "catalogue.write") && (
          <>
            <ActionButton
              variant="primary"
              path={`catalogue/${section}/${key}/change`}
              label={t("change")}
              title={t("change_named", { name })}
              fields={await entryFields(locale, section, entry, parents)}
            />
            {!isHeld && (
              <ActionButton
                variant="danger"
                path={`catalogue/${section}/${key}/remove`}
                label={t("remove")}
                title={t("remove_named", { name })}
              />
            )}
          </>
        )}
      </div>
      <ConsoleCard title={t("facts")}>
        {isHeld && <p>{t("held", { ...use })}</p>}
        <EntryFacts {...{ locale, section }} {...found} />
      </ConsoleCard>
    </ConsolePage>
  );
}
