import { and, asc, eq, ne } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { CONSOLE_LISTS, type ConsoleList, MAX_STAFF_VIEWS } from "@/lib/domain/staff/console-lists";
import { readListQuery, type SearchParams, writeListQuery } from "@/lib/domain/staff/list-query";
import { inTransaction, takeTurns } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { staffViews } from "@/lib/server/platform/db/schema/staff";

/** What somebody looks for again and again: a list, narrowed and sorted, under a name. */
export interface StaffView {
  id: string;
  name: string;
  query: Record<string, string>;
}

/** The query of a list without what it may not hold, and without its page. */
function cleanQuery(list: ConsoleList, search: SearchParams): Record<string, string> {
  const shape = CONSOLE_LISTS[list];
  return writeListQuery(shape, { ...readListQuery(shape, search), page: null });
}

/** The views that somebody has kept of a list, by name. */
export async function listStaffViews(staffId: string, list: ConsoleList): Promise<StaffView[]> {
  const rows = await getDb()
    .select()
    .from(staffViews)
    .where(and(eq(staffViews.staffId, staffId), eq(staffViews.list, list)))
    .orderBy(asc(staffViews.name));
  const views = rows.map(({ id, name, query }) => {
    // As the list is today: a choice that it no longer has is left out.
    return { id, name, query: cleanQuery(list, Object.fromEntries(new URLSearchParams(query))) };
  });
  return views;
}

/** Keeps a view under a name; one of that name is replaced. Refuses more than 20 of one list. */
export async function saveStaffView(
  staffId: string,
  { list, name, query }: { list: ConsoleList; name: string; query: string },
  now: Date,
): Promise<Outcome<null, "too_many_views">> {
  const kept = new URLSearchParams(
    cleanQuery(list, Object.fromEntries(new URLSearchParams(query))),
  ).toString();
  return inTransaction(async (tx) => {
    await takeTurns(tx, `staff_views ${staffId}`);
    const others = and(eq(staffViews.staffId, staffId), eq(staffViews.list, list), ne(staffViews.name, name));
    if ((await tx.$count(staffViews, others)) >= MAX_STAFF_VIEWS) return refuse("too_many_views");
    await tx
      .insert(staffViews)
      .values({ staffId, list, name, query: kept, createdAt: now })
      .onConflictDoUpdate({
        target: [staffViews.staffId, staffViews.list, staffViews.name],
        set: { query: kept },
      });
    return accept(null);
  });
}

/** Removes a view of one's own; any other looks like one that does not exist. */
export async function removeStaffView(staffId: string, id: string): Promise<Outcome<null, "not_found">> {
  const removed = await getDb()
    .delete(staffViews)
    .where(and(eq(staffViews.id, id), eq(staffViews.staffId, staffId)))
    .returning({ id: staffViews.id });
  return removed.length > 0 ? accept(null) : refuse("not_found");
}
