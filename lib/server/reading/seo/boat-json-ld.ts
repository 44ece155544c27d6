import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { meanScore } from "@/lib/domain/reservations/review-scores";
import { MINOR_PER_UNIT } from "@/lib/domain/shared/money";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { istanbulMoment } from "@/lib/server/reading/seo/istanbul-moment";

const UNIT_CODES = { hourly: "HUR", swim_tour: "HUR", daily: "DAY" } as const;
const LEASE_OUT = "http://purl.org/goodrelations/v1#LeaseOut";

/** `12500.50`: whole minor units as schema.org writes money. */
function amount(minor: number): string {
  return (minor / MINOR_PER_UNIT).toFixed(2);
}

/** Pages show one decimal, and so does what they say to search engines. */
function asShown(rating: number): number {
  return Math.round(rating * 10) / 10;
}

function offersOf(boat: VehicleResponse, url: string) {
  const prices = boat.rates.map(({ price }) => price);
  if (prices.length === 0) return {};
  const shared = {
    priceCurrency: boat.currency,
    availability: "https://schema.org/InStock",
    businessFunction: LEASE_OUT,
    url,
  };
  // Seasons and weekdays that cost the same are one price.
  const units = new Map(
    boat.rates.map(({ kind, price }) => [`${UNIT_CODES[kind]} ${price}`, { kind, price }]),
  );
  const priceSpecification = [...units.values()].map(({ kind, price }) => ({
    "@type": "UnitPriceSpecification",
    price: amount(price),
    priceCurrency: boat.currency,
    valueAddedTaxIncluded: true,
    unitCode: UNIT_CODES[kind],
  }));
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  return low === high
    ? { offers: { "@type": "Offer", ...shared, price: amount(low), priceSpecification } }
    : {
        offers: {
          "@type": "AggregateOffer",
          ...shared,
          lowPrice: amount(low),
          highPrice: amount(high),
          offerCount: priceSpecification.length,
          priceSpecification,
        },
      };
}

/** The boat as search engines read it; equal to what its page shows, rated only by visible reviews. */
export function boatJsonLd(boat: VehicleResponse, path: string) {
  const url = absoluteUrl(path);
  const rated = boat.rating !== null && boat.review_count > 0 && boat.reviews.length > 0;
  return {
    "@context": "https://schema.org",
    "@type": ["Product", "Vehicle"],
    name: boat.name,
    sku: boat.code,
    url,
    description: boat.description,
    image: boat.pictures.map(({ src }) => absoluteUrl(src)),
    category: boat.type.name,
    vehicleModelDate: String(boat.specs.model_year),
    vehicleSeatingCapacity: boat.cruising_capacity,
    ...offersOf(boat, url),
    ...(rated
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: asShown(boat.rating ?? 0),
            reviewCount: boat.review_count,
            bestRating: 5,
            worstRating: 1,
          },
          review: boat.reviews.map((review) => ({
            "@type": "Review",
            name: review.title,
            reviewBody: review.text,
            inLanguage: review.locale,
            author: { "@type": "Person", name: review.author },
            datePublished: istanbulMoment(review.created_at),
            reviewRating: {
              "@type": "Rating",
              ratingValue: asShown(meanScore(review)),
              bestRating: 5,
              worstRating: 1,
            },
          })),
        }
      : {}),
  };
}
