import { useTranslations } from "next-intl";
import { SCORE_LABELS } from "@/components/reviews/score-labels";
import { Icon } from "@/components/ui/icon/icon";
import { Ltr } from "@/components/ui/ltr";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import { REVIEW_SCORES } from "@/lib/domain/reservations/review-scores";

/** What the customer has written about the trip. */
export function OwnReview({ review }: { review: NonNullable<ReservationResponse["review"]> }) {
  const t = useTranslations("reviews");
  return (
    <div className="grid gap-4">
      <div dir="auto">
        <h3 className="text-base">{review.title}</h3>
        <p className="whitespace-pre-line break-words">{review.text}</p>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {REVIEW_SCORES.map((score) => (
          <div key={score} className="flex items-center gap-2">
            <dt>{t(SCORE_LABELS[score])}</dt>
            <dd className="flex items-center gap-1 font-semibold">
              <Icon name="star" size={16} className="fill-sea text-sea" />
              <Ltr>{`${review[score]}/5`}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
