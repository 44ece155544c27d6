import type { CompareColumn } from "@/components/boats/compare/compare-table";
import { boatQuery } from "@/lib/contracts/boats/boat-query";
import { compareQuery } from "@/lib/contracts/boats/compare-query";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import type { ComparedOffer } from "@/lib/server/search/offers/compare-boats";

/** The heads of the columns. */
export function compareColumns(
  compared: readonly ComparedOffer[],
  trip: ChosenTrip | null,
  locale: Locale,
): CompareColumn[] {
  const ids = compared.map(({ card }) => card.id);
  return compared.map(({ card: { id, slug, name, type, city, pictures } }) => {
    const [picture] = pictures;
    const others = ids.filter((one) => one !== id);
    return {
      id,
      name,
      facts: `${type.name} · ${city.name}`,
      picture: picture ? { src: picture.src, alt: picture.alt, color: picture.color } : null,
      href: pathFor("boat", locale, { slug }, trip ? boatQuery(trip) : {}),
      without: pathFor("compare", locale, null, compareQuery(others, trip)),
    };
  });
}
