import type { useTranslations } from "next-intl";
import { largePicture } from "@/components/boats/card/card-pictures";
import type { CardLabels, CardPicture, CardView } from "@/components/boats/card/card-view";
import { chosenTripView, foundTrip } from "@/components/boats/card/found-trip";
import type { TripVehicleCard } from "@/lib/contracts/boats/trip-card";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import { aboutLira, type LiraRates } from "@/lib/domain/shared/lira-rates";
import { formatMoney, splitMoney } from "@/lib/i18n/format-money";
import { formatNumber } from "@/lib/i18n/format-number";
import { fromEnding } from "@/lib/i18n/from-ending";
import { LOCALE_FACTS, type Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

type Translate = ReturnType<typeof useTranslations<"boats">>;

const PICTURES_PER_CARD = 4;
const SLUG = "slug-of-the-boat";
const AMOUNT = "{amount}";

/** What the cards share. */
export function cardLabels(t: Translate, locale: Locale, more?: Pick<CardLabels, "compare">): CardLabels {
  const [before = "", after = ""] = pathFor("boat", locale, { slug: SLUG }).split(SLUG);
  return {
    path: { before, after },
    onRequest: t("on_request"),
    newBoat: t("new_boat"),
    askPrice: t("ask_price"),
    previousPicture: t("previous_picture"),
    nextPicture: t("next_picture"),
    price: {
      hourly: t("price.hourly", { amount: AMOUNT }),
      daily: t("price.daily", { amount: AMOUNT }),
      swim_tour: t("price.swim_tour", { amount: AMOUNT }),
      total: t("price.total", { amount: AMOUNT }),
    },
    rating: t("rating"),
    favourite: t("favourite", { name: "{name}" }),
    ...more,
  };
}

/** The two files of a picture that a card can use. */
function cardPicture({ src, srcset }: VehicleCard["pictures"][number]): CardPicture {
  const fileOf = (width: number) => srcset.match(new RegExp(`(\\S+) ${width}w`))?.[1];
  const [small, large] = [fileOf(400), fileOf(800)];
  if (!small) return { only: large ?? src };
  return large && large === largePicture(small) ? small : { only: small };
}

function priceOf(
  { price, from, currency }: VehicleCard,
  locale: Locale,
  rates: LiraRates,
): Pick<CardView, "price"> {
  const minor = price?.total_price ?? from?.amount;
  if (minor === undefined) return {};
  const lira = aboutLira(minor, currency, rates);
  return {
    price: {
      amount: formatMoney(minor, currency),
      per: price ? "total" : (from?.kind ?? "total"),
      ...(price ? {} : { ending: fromEnding(minor, locale) }),
      // Without kuruş: it is no price.
      ...(lira === null ? {} : { about: `≈ ${splitMoney(formatMoney(lira, "TRY"))[0]}` }),
    },
  };
}

/** A boat as its card shows it for the trip that it was chosen for. */
export function makeTripCardView(
  card: TripVehicleCard,
  locale: Locale,
  t: Translate,
  rates: LiraRates,
): CardView {
  return { ...makeCardView(card, locale, t, rates), ...chosenTripView(card, locale, t) };
}

/** A boat as its card shows it; `rates` put a price in lira beside a foreign one. */
export function makeCardView(card: VehicleCard, locale: Locale, t: Translate, rates: LiraRates): CardView {
  return {
    id: card.id,
    slug: card.slug,
    name: card.name,
    facts: [
      card.type.name,
      t("meters", { length: formatNumber(card.length_cm / 100, locale) }),
      t("persons", { count: card.cruising_capacity }),
    ].join(" · "),
    place: [...new Set([card.port.name, card.city.name])].join(LOCALE_FACTS[locale].comma),
    ...(card.fast_app ? {} : { onRequest: true }),
    ...(card.rating === null
      ? {}
      : { rating: { mean: formatNumber(card.rating, locale), count: card.review_count } }),
    ...priceOf(card, locale, rates),
    ...foundTrip(card, locale, t),
    pictures: card.pictures.slice(0, PICTURES_PER_CARD).map(cardPicture),
    color: card.pictures[0]?.color ?? "#e3e8ec",
  };
}
