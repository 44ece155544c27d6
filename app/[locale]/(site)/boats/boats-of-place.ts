import type { ListSubject } from "@/app/[locale]/(site)/boats/list-subject";
import { readListChips } from "@/app/[locale]/(site)/boats/read-list-chips";
import { readListFaq } from "@/app/[locale]/(site)/boats/read-list-faq";
import { placeQuestions } from "@/components/search/list/list-questions";
import { formatNumber } from "@/lib/i18n/format-number";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { coastViewAddress } from "@/lib/server/catalogue/map/locator-address";
import { headPicture } from "@/lib/server/catalogue/media/head-picture";
import { getPlacePage, type NamedPlace, type NearPlace } from "@/lib/server/catalogue/search/get-place-page";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

/** The boats of a city, an area or a port; null for an unknown slug. */
export async function boatsOfPlace(locale: Locale, slug: string): Promise<ListSubject | null> {
  const found = await getPlacePage(locale, slug);
  if (!found) return null;
  const [t, locator, seo, { brand }] = await Promise.all([
    translatorOf(locale, "boats"),
    translatorOf(locale, "locator"),
    translatorOf(locale, "seo"),
    getSiteFrame(locale),
  ]);
  const { kind, id, name } = found;
  const pathOf = (place: { slug: string }) => pathFor("boatsByPlace", locale, place);
  const linksTo = (places: readonly NamedPlace[]) =>
    places
      .filter(({ boatCount }) => boatCount > 0)
      .map((place) => ({
        name: place.name,
        href: pathOf(place),
        count: t("boat_count", { count: place.boatCount }),
      }));
  const wayTo = ({ roadKm, distanceKm }: NearPlace) =>
    t(roadKm === null ? "distance" : "distance_by_road", {
      km: formatNumber(roadKm ?? distanceKm, locale, 0),
    });
  const nearLinks = found.neighbours.map((place) => ({
    name: place.name,
    href: pathOf(place),
    count: `${wayTo(place)} · ${t("boat_count", { count: place.boatCount })}`,
  }));
  return {
    base: { kind: "place", where: `${kind}-${id}`, slugs: found.slugs },
    scope: { kind, id },
    title: t("place_title", { place: name }),
    intro: found.intro,
    name,
    crumbs: [
      { name: t("all_boats"), path: pathFor("boats", locale) },
      ...found.trail.map((place) => ({ name: place.name, path: pathOf(place) })),
    ],
    links: [
      { title: t("places_in", { place: name }), links: linksTo(found.children) },
      { title: t("neighbours"), links: nearLinks },
    ],
    at: { latitude: found.latitude, longitude: found.longitude },
    neighbours: found.neighbours,
    picture: headPicture(found.mediaKey, name) ?? {
      src: coastViewAddress(found),
      alt: locator("alt", { name }),
    },
    readFacts: () => readListChips(locale, { kind, id }),
    seo: {
      title: seo("place.title", { brand, place: name }),
      description: seo("place.description", { place: name }),
      picture: found.og ? { src: found.og, alt: name } : null,
      indexed: found.boatCount > 0,
    },
    readFaq: () =>
      readListFaq(locale, { kind, id, name }, (source) => placeQuestions(source, found.latitude)),
  };
}
