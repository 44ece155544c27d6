import { chosenTripText } from "@/components/boats/card/found-trip";
import type { CompareTexts } from "@/components/boats/compare/compare-rows";
import type { CompareColumn } from "@/components/boats/compare/compare-table";
import { boatQuery } from "@/lib/contracts/boats/boat-query";
import { pathFor } from "@/lib/routes/path-for";
import type { ComparedOffer } from "@/lib/server/catalogue/search/offers/compare-boats";

/** The heads of the columns; `addressWithout` is the comparison without a boat. */
export function compareColumns(
  compared: readonly ComparedOffer[],
  addressWithout: (boatId: number) => string,
  { locale, tBoats }: CompareTexts,
): CompareColumn[] {
  return compared.map(({ card: { id, slug, name, type, city, pictures }, trip }) => {
    const [picture] = pictures;
    return {
      id,
      name,
      facts: `${type.name} · ${city.name}`,
      trip: trip && chosenTripText(trip, locale, tBoats),
      picture: picture ? { src: picture.src, alt: picture.alt, color: picture.color } : null,
      href: pathFor("boat", locale, { slug }, trip ? boatQuery(trip) : {}),
      without: addressWithout(id),
    };
  });
}
