import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { openList } from "@/app/(operate)/open-list";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListCard } from "@/components/operate/list/list-card";
import { waitingColumns } from "@/components/operate/waiting/waiting-columns";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { COUNTED_ROWS } from "@/lib/domain/staff/console-lists";
import type { SearchParams } from "@/lib/domain/staff/list-query";
import { translatorOf } from "@/lib/i18n/translator-of";
import { waitingList } from "@/lib/server/operator/list/list-waiting";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export const generateMetadata = () => consoleMetadata("waiting");

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { frame, card, query, role } = await openList("waiting", searchParams);
  const filter = { ...query.chosen, today: tripDayOf(currentTime()) };
  const [t, page, count] = await Promise.all([
    translatorOf(frame.locale, "console_waiting"),
    waitingList.page(query, filter),
    waitingList.count(filter, COUNTED_ROWS + 1),
  ]);
  return (
    <ConsolePage {...frame} title={t("title")}>
      <ListCard
        {...{ ...card, page, count }}
        title={t("title")}
        controls={[
          { name: "boat", label: t("boat"), kind: "text" },
          { name: "day", label: t("day"), kind: "day" },
        ]}
        columns={await waitingColumns(frame.locale, role)}
        empty={t("empty")}
      />
    </ConsolePage>
  );
}
