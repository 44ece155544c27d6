import { PICTURES_THAT_COUNT, SCORE_PARTS, type ScorePart } from "@/lib/domain/boats/score-boat";
import { formatNumber } from "@/lib/i18n/format-number";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** A mean of scores from one to this. */
const BEST_RATING = 5;

interface StandingCardProps {
  locale: Locale;
  boat: {
    code: string;
    name: string;
    city: string;
    place: number;
    of: number;
    rating: number | null;
    reviewCount: number;
    pictureCount: number;
    parts: Record<ScorePart, { points: number; of: number }>;
  };
}

/** Where a boat stands in the recommended order, why, and what would raise her. */
export async function StandingCard({ locale, boat }: StandingCardProps) {
  const t = await translatorOf(locale, "desk_guests");
  const { rating, reviewCount, pictureCount, parts } = boat;
  const words: Record<ScorePart, string> = {
    rating:
      rating === null
        ? t("no_rating")
        : t("rating", { rating: formatNumber(rating, locale, 1), best: BEST_RATING, count: reviewCount }),
    instant: t(parts.instant.points > 0 ? "is_instant" : "not_instant"),
    pictures: t("pictures", { count: pictureCount, wanted: PICTURES_THAT_COUNT }),
  };
  const isFull = (part: ScorePart) => parts[part].points >= parts[part].of;
  return (
    <li className="desk-card">
      <h3>
        <bdi>{boat.name}</bdi>
      </h3>
      <p>{t("place", { city: boat.city, place: boat.place, of: boat.of })}</p>
      <ul className="desk-seasons">
        {SCORE_PARTS.map((part) => (
          <li key={part}>
            <span>
              <strong>{t(`parts.${part}`)}</strong>
              <span>{words[part]}</span>
              {!isFull(part) && <span className="text-muted">{t(`raise.${part}`)}</span>}
            </span>
            <span className="desk-points">
              {t("points", { points: Math.round(parts[part].points), of: parts[part].of })}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
