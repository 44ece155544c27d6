import type { ListSubject } from "@/app/[locale]/(site)/boats/list-subject";
import { CoastLocator } from "@/components/map/coast-locator";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { getListCities } from "@/lib/server/catalogue/map/get-list-cities";
import { COAST_PICTURE_ADDRESS } from "@/lib/server/catalogue/map/locator-address";

interface CitiesOnMapProps {
  locale: Locale;
  subject: ListSubject;
}

/** The cities in which a list has boats: its map before, or without, scripts. */
export async function CitiesOnMap({ locale, subject: { base, scope, name } }: CitiesOnMapProps) {
  const [cities, t, tBoats, tMap] = await Promise.all([
    getListCities(locale, scope),
    translatorOf(locale, "locator"),
    translatorOf(locale, "boats"),
    translatorOf(locale, "map"),
  ]);
  if (cities.length === 0) return null;
  const narrowed = base.kind === "type" ? { types: [base.typeId] } : undefined;
  const heading = narrowed ? t("heading", { name }) : t("heading_all");
  return (
    <section aria-labelledby="cities-on-map" className="mt-12 max-w-2xl">
      <h2 id="cities-on-map" className="mb-4 text-2xl md:text-section">
        {heading}
      </h2>
      <CoastLocator
        locale={locale}
        src={COAST_PICTURE_ADDRESS}
        alt={t("coast_alt")}
        nofollow={narrowed !== undefined}
        places={cities.map(({ slug, boats, more, ...city }) => ({
          ...city,
          href: pathFor("boatsByPlace", locale, { slug }, narrowed),
          count: more ? tMap("boats_more", { count: boats }) : tBoats("boat_count", { count: boats }),
        }))}
      />
    </section>
  );
}
