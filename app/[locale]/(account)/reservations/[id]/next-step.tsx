import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { TripBoarding } from "@/app/[locale]/(account)/trip-boarding";
import { BoatGrid } from "@/components/boats/card/boat-grid";
import { cardLabels, makeCardView } from "@/components/boats/card/make-card-view";
import { IslandMessages } from "@/components/layout/island-messages";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { ReviewForm } from "@/components/reviews/review-form";
import { SCORE_LABELS } from "@/components/reviews/score-labels";
import { Icon } from "@/components/ui/icon/icon";
import { Ltr } from "@/components/ui/ltr";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import { REVIEW_SCORES } from "@/lib/domain/reservations/review-scores";
import { formatList } from "@/lib/i18n/format-list";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { tripRequestOf } from "@/lib/server/catalogue/boats/trip-request-of";
import { getLiraRates } from "@/lib/server/catalogue/reference/get-lira-rates";
import { listSimilarFreeBoats } from "@/lib/server/catalogue/search/list-similar-free-boats";

interface NextStepProps {
  reservation: ReservationResponse;
  locale: Locale;
  now: Date;
}

/** What matters most in this status: the boarding card, the review, or other boats for the same hours. */
export async function NextStep({ reservation, locale, now }: NextStepProps) {
  const { status, boarding, review, reviewable } = reservation;
  if (boarding) return <Boarding reservation={reservation} boarding={boarding} locale={locale} />;
  if (reviewable || review) return <Review reservation={reservation} locale={locale} />;
  if (status !== "request_rejected" && status !== "request_timeout") return null;
  return <SimilarFree reservation={reservation} locale={locale} now={now} />;
}

interface BoardingProps extends Omit<NextStepProps, "now"> {
  boarding: NonNullable<ReservationResponse["boarding"]>;
}

async function Boarding({ reservation, boarding, locale }: BoardingProps) {
  const methodName = await getTranslations({ locale, namespace: "payment_methods" });
  const { id, number, vehicle, departure_port, meeting_point, remaining, currency, accepted_on_board } =
    reservation;
  const methods = accepted_on_board.map((method) => methodName(method));
  return (
    <TripBoarding
      locale={locale}
      number={number}
      boarding={boarding}
      near={reservation.status === "reservation_coming"}
      card={pathFor("boardingCard", locale, { id })}
      calendar={pathFor("tripCalendar", locale, { id })}
      scope={pathFor("reservation", locale, { id: "" })}
      place={departure_port.name}
      meetingPoint={meeting_point}
      boatCode={vehicle.code}
      remaining={remaining}
      currency={currency}
      methods={formatList(methods, locale)}
    />
  );
}

async function Review({ reservation, locale }: Omit<NextStepProps, "now">) {
  const t = await getTranslations({ locale, namespace: "reviews.form" });
  const { id, review } = reservation;
  return (
    <SectionCard id="review" title={t(review ? "yours" : "title")}>
      {review ? (
        <OwnReview review={review} />
      ) : (
        <IslandMessages locale={locale} nouns={["reviews", "validation"]}>
          <ReviewForm reservationId={id} />
        </IslandMessages>
      )}
    </SectionCard>
  );
}

async function SimilarFree({ reservation, locale, now }: NextStepProps) {
  const { vehicle, start_date, end_date, rent_type, swim_tour, person_count } = reservation;
  const trip = { rent_type, swim_tour, start_date, end_date, person_count, extras: [] };
  const [boats, rates, t, tBoats] = await Promise.all([
    listSimilarFreeBoats(vehicle.id, tripRequestOf(trip), locale, now),
    getLiraRates(),
    getTranslations({ locale, namespace: "reservations.similar_free" }),
    getTranslations({ locale, namespace: "boats" }),
  ]);
  if (boats.length === 0) return null;
  return (
    <section aria-labelledby="similar-free">
      <h2 id="similar-free" className="text-xl">
        {t("title")}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t("text")}</p>
      <BoatGrid
        cards={boats.map((boat) => makeCardView(boat, locale, tBoats, rates))}
        labels={cardLabels(tBoats, locale)}
        layout="list"
        phoneMax={4}
      />
    </section>
  );
}

/** What the customer has written about the trip. */
function OwnReview({ review }: { review: NonNullable<ReservationResponse["review"]> }) {
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
