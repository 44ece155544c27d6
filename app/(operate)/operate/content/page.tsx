import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { RouteLink } from "@/components/layout/route-link";
import { contentColumns } from "@/components/operate/content/content-columns";
import { contentControls } from "@/components/operate/content/content-controls";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListCard } from "@/components/operate/list/list-card";
import { buttonClass } from "@/components/ui/button-class";
import { ADDED_KINDS } from "@/lib/contracts/console/content";
import { CONSOLE_LISTS, COUNTED_ROWS } from "@/lib/domain/staff/console-lists";
import { readListQuery, type SearchParams } from "@/lib/domain/staff/list-query";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { countContents, listContents } from "@/lib/server/operator/list/list-contents";
import { listStaffViews } from "@/lib/server/operator/list/staff-views";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";

export const generateMetadata = () => consoleMetadata("contents");

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const locale = await requestLocale();
  const session = await requireStaff("content.read", pathFor("consoleContents", locale));
  const query = readListQuery(CONSOLE_LISTS.contents, await searchParams);
  const mayWrite = isAllowed(session, "content.write");
  const [t, views, page, count] = await Promise.all([
    translatorOf(locale, "console_content"),
    listStaffViews(session.staffId, "contents"),
    listContents(query),
    countContents(query, COUNTED_ROWS + 1),
  ]);
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consoleContents">
      {mayWrite && (
        <nav className="console-actions" aria-label={t("add")}>
          {ADDED_KINDS.map((kind, index) => (
            <RouteLink
              key={kind}
              to="consoleNewText"
              locale={locale}
              params={{ written: kind }}
              className={buttonClass({ variant: index === 0 ? "primary" : "outline", size: "small" })}
            >
              {t(`add_kind.${kind}`)}
            </RouteLink>
          ))}
          <RouteLink
            to="consoleRedirects"
            locale={locale}
            className={buttonClass({ variant: "ghost", size: "small" })}
          >
            {t("redirects.title")}
          </RouteLink>
        </nav>
      )}
      <ListCard
        {...{ locale, query, page, count, views }}
        list="contents"
        title={t("title")}
        controls={await contentControls(locale)}
        columns={await contentColumns(locale, mayWrite)}
        mayExport={false}
        empty={t("empty")}
      />
    </ConsolePage>
  );
}
