import { ActionButton } from "@/components/operate/action/action-button";
import { BookingNumber } from "@/components/operate/frame/booking-number";
import type { Column } from "@/components/operate/frame/console-table";
import { CustomerLink } from "@/components/operate/frame/customer-link";
import { meanScore, type ReviewScore } from "@/lib/domain/reservations/review-scores";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Review {
  id: string;
  boatCode: string;
  createdAt: Date;
  scores: Record<ReviewScore, number>;
  title: string;
  text: string;
  reply: string | null;
  userId: string;
  authorName: string;
  number: string | null;
  hiddenReason: string | null;
}

/**
 * The columns of reviews, hidden ones included, with what a role may do about each; on the page of their author
 * nobody is named.
 */
export async function reviewColumns(
  locale: Locale,
  role: StaffRole,
  isOfOne = false,
): Promise<Column<Review>[]> {
  const t = await translatorOf(locale, "console_reviews");
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const actions: Column<Review> = {
    label: t("actions"),
    cell: ({ id, boatCode: boat, authorName, hiddenReason }) => {
      const named = { boat, author: showField(role, "field.name", authorName) };
      return hiddenReason === null ? (
        <ActionButton
          path={`reviews/${id}/hide`}
          label={t("hide")}
          title={t("hide_title", named)}
          intro={t("hide_text")}
          fields={[{ kind: "area", name: "reason", label: t("reason") }]}
        />
      ) : (
        <ActionButton path={`reviews/${id}/publish`} label={t("publish")} title={t("publish_title", named)} />
      );
    },
  };
  const who: Column<Review>[] = [
    {
      label: t("author"),
      cell: ({ userId, authorName }) => <CustomerLink {...{ locale, role }} id={userId} name={authorName} />,
    },
  ];
  return [
    {
      label: t("when"),
      isNumber: true,
      sort: "created",
      cell: ({ createdAt }) => formatDay(tripDayOf(createdAt), locale),
    },
    { label: t("boat_column"), isNumber: true, cell: ({ boatCode }) => <bdi>{boatCode}</bdi> },
    ...(isOfOne ? [] : who),
    {
      label: t("trip"),
      isNumber: true,
      cell: ({ number }) => (number ? <BookingNumber {...{ locale, role, number }} /> : t("demo")),
    },
    {
      label: t("score"),
      isAmount: true,
      sort: "score",
      cell: ({ scores }) => numbers.format(meanScore(scores)),
    },
    { label: t("text"), cell: (review) => <Words review={review} reply={t("reply")} /> },
    {
      label: t("state"),
      cell: ({ hiddenReason }) =>
        hiddenReason === null ? (
          t("states.published")
        ) : (
          <div>
            {t("states.hidden")}
            <br />
            <bdi className="text-muted">{hiddenReason}</bdi>
          </div>
        ),
    },
    ...(may(role, "reviews.write") ? [actions] : []),
  ];
}

function Words({ review: { title, text, reply }, reply: owner }: { review: Review; reply: string }) {
  return (
    <div className="console-words">
      <p dir="auto" className="font-semibold">
        {title}
      </p>
      <p dir="auto">{text}</p>
      {reply && (
        <p className="text-muted">
          {owner}: <bdi>{reply}</bdi>
        </p>
      )}
    </div>
  );
}
