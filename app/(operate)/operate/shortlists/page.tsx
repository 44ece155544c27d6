import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { openList } from "@/app/(operate)/open-list";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { madeControls } from "@/components/operate/list/controls";
import { ListCard } from "@/components/operate/list/list-card";
import { shortlistColumns } from "@/components/operate/shortlists/shortlist-columns";
import { COUNTED_ROWS } from "@/lib/domain/staff/console-lists";
import type { SearchParams } from "@/lib/domain/staff/list-query";
import { translatorOf } from "@/lib/i18n/translator-of";
import { sharedLists } from "@/lib/server/operator/list/list-shortlists";

export const generateMetadata = () => consoleMetadata("shortlists");

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { frame, card, query, role } = await openList("shortlists", searchParams);
  const [t, page, count] = await Promise.all([
    translatorOf(frame.locale, "console_shortlists"),
    sharedLists.page(query, query.chosen),
    sharedLists.count(query.chosen, COUNTED_ROWS + 1),
  ]);
  return (
    <ConsolePage {...frame} title={t("title")}>
      <ListCard
        {...{ ...card, page, count }}
        title={t("title")}
        controls={[{ name: "email", label: t("email"), kind: "text" }, ...(await madeControls(frame.locale))]}
        columns={await shortlistColumns(frame.locale, role)}
        empty={t("empty")}
      />
    </ConsolePage>
  );
}
