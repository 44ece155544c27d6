import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { openList } from "@/app/(operate)/open-list";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListCard } from "@/components/operate/list/list-card";
import { ownerColumns } from "@/components/operate/owners/owner-columns";
import { ownerControls } from "@/components/operate/owners/owner-controls";
import { COUNTED_ROWS } from "@/lib/domain/staff/console-lists";
import type { SearchParams } from "@/lib/domain/staff/list-query";
import { translatorOf } from "@/lib/i18n/translator-of";
import { ownerList } from "@/lib/server/operator/list/list-owners";

export const generateMetadata = () => consoleMetadata("owners");

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { frame, card, query, role } = await openList("owners", searchParams);
  const [t, page, count] = await Promise.all([
    translatorOf(frame.locale, "console_owners"),
    ownerList.page(query, query.chosen),
    ownerList.count(query.chosen, COUNTED_ROWS + 1),
  ]);
  return (
    <ConsolePage {...frame} title={t("title")}>
      <ListCard
        {...{ ...card, page, count }}
        title={t("title")}
        controls={await ownerControls(frame.locale)}
        columns={await ownerColumns(frame.locale, role)}
        empty={t("empty")}
      />
    </ConsolePage>
  );
}
