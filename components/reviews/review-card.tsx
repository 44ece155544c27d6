import { Icon } from "@/components/ui/icon/icon";
import type { Review } from "@/lib/contracts/boats/vehicles";
import { meanScore } from "@/lib/domain/reservations/review-scores";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import { formatNumber } from "@/lib/i18n/format-number";
import { directionOf, type Locale } from "@/lib/i18n/locales";

interface ReviewCardProps {
  review: Review;
  locale: Locale;
  /** `{rating} out of 5`, the rating not yet filled in. */
  outOf: string;
  /** Names the owner's answer. */
  replied: string;
}

/** One review in its own language and direction. */
export function ReviewCard({ review, locale, outOf, replied }: ReviewCardProps) {
  const rating = formatNumber(meanScore(review), locale);
  return (
    <article className="grid gap-2">
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-full bg-sea-soft font-bold text-sea-dark"
        >
          {review.author.slice(0, 1)}
        </span>
        <div>
          <p className="font-semibold text-navy">
            <bdi>{review.author}</bdi>
          </p>
          <p className="flex items-center gap-2 text-muted text-sm">
            <span className="icon-line">
              <Icon name="star" size={16} className="icon-star" />
              <span aria-hidden className="tabular">
                {rating}
              </span>
              <span className="sr-only">{outOf.replace("{rating}", rating)}</span>
            </span>
            {formatDay(tripDayOf(new Date(review.created_at)), locale, "month")}
          </p>
        </div>
      </div>
      <div lang={review.locale} dir={directionOf(review.locale)}>
        <h3 className="text-base">{review.title}</h3>
        <p className="whitespace-pre-line">{review.text}</p>
      </div>
      {review.reply && (
        <div className="mt-1 border-line border-s-4 ps-4">
          <p className="font-semibold text-navy text-sm">{replied}</p>
          <p dir="auto" className="whitespace-pre-line">
            {review.reply}
          </p>
        </div>
      )}
    </article>
  );
}
