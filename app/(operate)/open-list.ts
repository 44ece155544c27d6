import { readerOf } from "@/app/(operate)/reader-of";
import { LIST_ROUTES, listPath } from "@/components/operate/list/list-path";
import { CONSOLE_LISTS, type ConsoleList, type ShapeOf } from "@/lib/domain/staff/console-lists";
import { type ListQuery, readListQuery, type SearchParams } from "@/lib/domain/staff/list-query";
import { requestLocale } from "@/lib/i18n/request-locale";
import { ROUTES } from "@/lib/routes/route-table";
import { listStaffViews } from "@/lib/server/operator/list/staff-views";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";

/** What each page of a list begins with: who reads it, what the address asks for, and the reader's views of it. */
export async function openList<const L extends ConsoleList>(list: L, search: Promise<SearchParams>) {
  const locale = await requestLocale();
  const session = await requireStaff(ROUTES[LIST_ROUTES[list]].permission, listPath(list, locale));
  const query: ListQuery<ShapeOf<L>> = readListQuery<ShapeOf<L>>(CONSOLE_LISTS[list], await search);
  const views = await listStaffViews(session.staffId, list);
  return {
    session,
    role: session.staff.role,
    query,
    frame: { locale, reader: readerOf(session), place: LIST_ROUTES[list] },
    card: { locale, list, query, views, mayExport: isAllowed(session, "export.csv") },
  };
}
