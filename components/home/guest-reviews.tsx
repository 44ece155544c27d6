import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon/icon";
import { SiteLink } from "@/components/ui/site-link";
import { meanScore, type ReviewScore } from "@/lib/domain/reservations/review-scores";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import { formatNumber } from "@/lib/i18n/format-number";
import { directionOf, type Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

interface GuestReview extends Record<ReviewScore, number> {
  id: number;
  locale: Locale;
  author: string;
  title: string;
  text: string;
  created_at: string;
  boat: { name: string; slug: string };
}

interface GuestReviewsProps {
  locale: Locale;
  reviews: readonly GuestReview[];
}

/**
 * What guests wrote, in the language in which they wrote it; on phones a strip
 * whose next card peeps in by its edge: browsers do not scroll to a focused link that is partly visible.
 */
export function GuestReviews({ locale, reviews }: GuestReviewsProps) {
  const t = useTranslations();
  return (
    <ul className="relative -mx-[16px] flex gap-4 overflow-x-auto scroll-px-[16px] px-[16px] pb-2 md:mx-0 md:grid md:grid-cols-2 md:gap-5 md:overflow-visible md:p-0 lg:grid-cols-3">
      {reviews.map((review) => {
        const rating = formatNumber(meanScore(review), locale);
        return (
          <li key={review.id} className="w-[calc(100%-24px)] shrink-0 md:w-auto">
            <figure className="flex h-full flex-col gap-3 rounded-card border border-line bg-white p-6">
              <div className="flex items-center justify-between">
                <Icon name="quote" size={24} className="mirror-rtl text-sea" />
                <p className="icon-line font-semibold text-sm">
                  <Icon name="star" size={16} className="icon-star" />
                  <span aria-hidden className="tabular">
                    {rating}
                  </span>
                  <span className="sr-only">{t("reviews.out_of", { rating })}</span>
                </p>
              </div>
              <blockquote lang={review.locale} dir={directionOf(review.locale)} className="grow">
                <p className="font-semibold text-navy">{review.title}</p>
                <p className="line-clamp-5 text-ink">{review.text}</p>
              </blockquote>
              <figcaption className="text-muted text-sm">
                <bdi className="font-semibold text-ink">{review.author}</bdi>
                {" · "}
                {formatDay(tripDayOf(new Date(review.created_at)), locale, "month")}
                <br />
                <SiteLink
                  href={pathFor("boat", locale, { slug: review.boat.slug })}
                  className="inline-block min-h-6 text-sea-dark underline"
                >
                  {t("home.reviews.on_boat", { boat: review.boat.name })}
                </SiteLink>
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
