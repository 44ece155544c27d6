import { useTranslations } from "next-intl";
import { ReviewCard } from "@/components/reviews/review-card";
import { ReviewsByLanguage } from "@/components/reviews/reviews-by-language";
import { Icon } from "@/components/ui/icon/icon";
import type { Review } from "@/lib/contracts/boats/vehicles";
import { formatNumber } from "@/lib/i18n/format-number";
import type { Locale } from "@/lib/i18n/locales";

const SCORES = ["clean", "service", "comm", "pp"] as const;

interface ReviewListProps {
  boatId: number;
  locale: Locale;
  rating: number | null;
  count: number;
  scores: Readonly<Record<(typeof SCORES)[number], number>> | null;
  reviews: readonly Review[];
  /** How many were written in each language. */
  languages: Partial<Record<Locale, number>>;
}

/** The mean of the four scores as bars, then what guests wrote. */
export function ReviewList({ boatId, locale, rating, count, scores, reviews, languages }: ReviewListProps) {
  const t = useTranslations("reviews");
  if (rating === null || !scores) return <p className="text-muted">{t("none")}</p>;
  const outOf = t("out_of", { rating: "{rating}" });
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-10">
        <p className="flex items-center gap-3">
          <Icon name="star" size={32} className="icon-star" />
          <span className="tabular font-bold text-3xl text-navy">{formatNumber(rating, locale)}</span>
          <span className="text-muted">{t("count", { count })}</span>
        </p>
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {SCORES.map((key) => (
            <div key={key} className="grid grid-cols-[1fr_auto] gap-x-3 text-sm">
              <dt>{t(key)}</dt>
              <dd className="tabular font-semibold">{formatNumber(scores[key], locale)}</dd>
              <dd aria-hidden className="col-span-2 mt-1 h-1.5 overflow-hidden rounded-full bg-line">
                <div
                  className="h-full rounded-full bg-sea"
                  style={{ width: `${(scores[key] / 5) * 100}%` }}
                />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ReviewsByLanguage
        boatId={boatId}
        locale={locale}
        shown={reviews.map((review) => ({
          id: review.id,
          locale: review.locale,
          card: <ReviewCard review={review} locale={locale} outOf={outOf} replied={t("replied")} />,
        }))}
        total={count}
        languages={languages}
        labels={{
          more: t("more"),
          shown: t("shown", { shown: "{shown}", total: "{total}" }),
          outOf,
          replied: t("replied"),
          all: t("all"),
          byLanguage: t("by_language"),
        }}
      />
      <p className="mt-6 text-muted text-sm">{t("verified")}</p>
    </>
  );
}
