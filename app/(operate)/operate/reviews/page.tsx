import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { openList } from "@/app/(operate)/open-list";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListCard } from "@/components/operate/list/list-card";
import { reviewColumns } from "@/components/operate/reviews/review-columns";
import { reviewControls } from "@/components/operate/reviews/review-controls";
import { COUNTED_ROWS } from "@/lib/domain/staff/console-lists";
import type { SearchParams } from "@/lib/domain/staff/list-query";
import { translatorOf } from "@/lib/i18n/translator-of";
import { reviewList } from "@/lib/server/operator/list/list-reviews";

export const generateMetadata = () => consoleMetadata("reviews");

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { frame, card, query, role } = await openList("reviews", searchParams);
  const [t, page, count] = await Promise.all([
    translatorOf(frame.locale, "console_reviews"),
    reviewList.page(query, query.chosen),
    reviewList.count(query.chosen, COUNTED_ROWS + 1),
  ]);
  return (
    <ConsolePage {...frame} title={t("title")}>
      <ListCard
        {...{ ...card, page, count }}
        title={t("title")}
        controls={await reviewControls(frame.locale)}
        columns={await reviewColumns(frame.locale, role)}
        empty={t("empty")}
      />
    </ConsolePage>
  );
}
