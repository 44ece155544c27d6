import type { useTranslations } from "next-intl";
import type { CardLabels, CardView } from "@/components/boats/card-view";
import { packPicture } from "@/components/boats/picture-code";
import type { VehicleCard } from "@/lib/contracts/vehicles";
import { formatMoney } from "@/lib/i18n/format-money";
import { formatNumber } from "@/lib/i18n/format-number";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import type { RouteQuery } from "@/lib/routes/route-params";

type Translate = ReturnType<typeof useTranslations<"boats">>;

const PICTURES_PER_CARD = 5;
const SEPARATOR = { tr: ", ", en: ", ", ar: "، " } as const satisfies Record<Locale, string>;

/** The words that all cards of a list share. */
export function cardLabels(t: Translate): CardLabels {
  return {
    instant: t("instant"),
    newBoat: t("new_boat"),
    askPrice: t("ask_price"),
    previous: t("previous_picture"),
    next: t("next_picture"),
  };
}

function priceOf(card: VehicleCard, t: Translate): CardView["price"] {
  const { price, from, currency } = card;
  if (price) return { lead: "", amount: formatMoney(price.total_price, currency), unit: t("total") };
  if (from) {
    return { lead: t("from"), amount: formatMoney(from.amount, currency), unit: t(`per.${from.kind}`) };
  }
  return null;
}

/** A boat as its card shows it; `trip` is the searched time and travels on to the boat's page. */
export function makeCardView(card: VehicleCard, locale: Locale, t: Translate, trip?: RouteQuery): CardView {
  const [first] = card.pictures;
  const rating = card.rating === null ? null : formatNumber(card.rating, locale);
  return {
    id: card.id,
    href: pathFor("boat", locale, { slug: card.slug }, trip),
    name: card.name,
    facts: [
      card.type.name,
      t("meters", { length: formatNumber(card.length_cm / 100, locale) }),
      t("persons", { count: card.cruising_capacity }),
    ].join(" · "),
    place: [...new Set([card.port.name, card.city.name])].join(SEPARATOR[locale]),
    instant: card.fast_app,
    rating:
      rating === null
        ? null
        : {
            value: rating,
            count: String(card.review_count),
            label: t("rated", { rating, count: card.review_count }),
          },
    price: priceOf(card, t),
    pictures: card.pictures.slice(0, PICTURES_PER_CARD).map(packPicture),
    alt: first?.alt ?? card.name,
    color: first?.color ?? "#e3e8ec",
  };
}
