import type { ShapeOf } from "@/lib/domain/staff/console-lists";
import type { ListChoice } from "@/lib/domain/staff/list-query";
import { onDays } from "@/lib/server/operator/list/day-range";
import type { ListedRow } from "@/lib/server/operator/list/read-page";
import { tableList } from "@/lib/server/operator/list/table-list";
import { getPool } from "@/lib/server/platform/db/pool";

/** A list of boats that a customer shares. */
export interface SharedList extends ListedRow {
  userId: string;
  email: string;
  name: string;
  createdAt: Date;
  /** The codes of its boats, in its order. */
  boats: string[];
  votes: number;
}

export interface SharedBoat {
  code: string;
  /** Who voted for it. */
  voters: string[];
}

interface SharedListFilter extends Partial<ListChoice<ShapeOf<"shortlists">>> {
  id?: string;
  userId?: string;
}

/** The lists that customers share. */
export const sharedLists = tableList<SharedList, SharedListFilter, "created">({
  from: "shortlists l join users u on u.id = l.user_id",
  columns: `l.user_id as "userId", u.email, u.name || ' ' || u.surname as name, l.created_at as "createdAt",
    array(select b.code from shortlist_boats o join boats b on b.id = o.boat_id where o.shortlist_id = l.id
      order by o.position) as boats,
    (select count(*)::int from shortlist_votes where shortlist_id = l.id) as votes`,
  id: "l.id",
  sorts: { created: { key: "l.created_at", type: "timestamptz" } },
  conditions: ({ email, id, userId, made_from = null, made_until = null }, values) => [
    ...(email ? [`u.email = lower(${values.add(email)})`] : []),
    ...(id ? [`l.id = ${values.add(id)}`] : []),
    ...(userId ? [`l.user_id = ${values.add(userId)}`] : []),
    ...onDays(values, "l.created_at", made_from, made_until),
  ],
});

/** The shared list of this id; null when there is none. */
export async function findSharedList(id: string): Promise<SharedList | null> {
  return (await sharedLists.first({ id }, "-created", 1))[0] ?? null;
}

/** The boats of a shared list in its order, with their votes. */
export async function listSharedBoats(listId: string): Promise<SharedBoat[]> {
  const { rows } = await getPool().query<SharedBoat>(
    `select b.code, coalesce(array_agg(v.name order by v.created_at, v.id) filter (where v.id is not null), '{}') as voters
     from shortlist_boats o join boats b on b.id = o.boat_id
     left join shortlist_votes v on v.shortlist_id = o.shortlist_id and v.boat_id = o.boat_id
     where o.shortlist_id = $1 group by b.code, o.position order by o.position`,
    [listId],
  );
  return rows;
}
