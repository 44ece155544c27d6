import { useTranslations } from "next-intl";
import { BoatGrid } from "@/components/boats/card/boat-grid";
import { cardLabels, makeCardView } from "@/components/boats/card/make-card-view";
import { HomeSection } from "@/components/home/home-section";
import { PictureTiles } from "@/components/home/picture-tiles";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { getLiraRates } from "@/lib/server/catalogue/reference/get-lira-rates";
import type { HomePage } from "@/lib/server/reading/home/get-home-page";

interface HomePartProps {
  locale: Locale;
  home: HomePage;
}

/** The boats that are booked at once. */
export async function InstantBoats({ locale, home }: HomePartProps) {
  const [t, boats, rates] = await Promise.all([
    translatorOf(locale, "home"),
    translatorOf(locale, "boats"),
    getLiraRates(),
  ]);
  return (
    <HomeSection
      id="instant"
      first
      title={t("instant.title")}
      text={t("instant.text")}
      more={{ href: pathFor("boats", locale), label: t("instant.all") }}
    >
      <BoatGrid
        cards={home.instantBoats.map((boat) => makeCardView(boat, locale, boats, rates))}
        labels={cardLabels(boats, locale)}
        layout="page"
        phoneMax={4}
      />
    </HomeSection>
  );
}

/** The classes of boats, with how many there are. */
export function BoatTypes({ locale, home }: HomePartProps) {
  const t = useTranslations("home");
  const boats = useTranslations("boats");
  return (
    <HomeSection id="classes" title={t("classes.title")} text={t("classes.text")} tinted>
      <PictureTiles
        inRow
        tiles={home.types.map(({ id, name, slug, boatCount, picture }) => ({
          id,
          title: name,
          text: boats("boat_count", { count: boatCount }),
          picture,
          href: pathFor("boatsByType", locale, { slug }),
        }))}
      />
    </HomeSection>
  );
}

/** The popular places, with how many boats there are. */
export function Places({ locale, home }: HomePartProps) {
  const t = useTranslations("home");
  const boats = useTranslations("boats");
  return (
    <HomeSection id="places" title={t("places.title")}>
      <PictureTiles
        tiles={home.places.map(({ id, name, slug, boatCount, picture, coast }) => ({
          id,
          title: name,
          text: boats("boat_count", { count: boatCount }),
          picture: picture ?? { src: coast },
          href: pathFor("boatsByPlace", locale, { slug }),
        }))}
      />
    </HomeSection>
  );
}

/** The special services. */
export function Services({ locale, home }: HomePartProps) {
  const t = useTranslations("home");
  return (
    <HomeSection
      id="services"
      title={t("services.title")}
      text={t("services.text")}
      more={{ href: pathFor("services", locale), label: t("services.all") }}
      tinted
    >
      <PictureTiles
        tiles={home.services.map(({ id, title, slug, summary, picture }) => ({
          id,
          title,
          text: summary,
          picture,
          href: pathFor("service", locale, { slug }),
        }))}
      />
    </HomeSection>
  );
}
