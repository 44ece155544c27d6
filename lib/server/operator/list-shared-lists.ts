import { getPool } from "@/lib/server/platform/db/pool";

/** A list of boats that a customer shares. */
export interface SharedList {
  id: string;
  userId: string;
  email: string;
  name: string;
  createdAt: Date;
  boats: number;
  votes: number;
}

export interface SharedBoat {
  code: string;
  /** Who voted for it. */
  voters: string[];
}

/** The shared lists, the latest first; of one customer when the e-mail address is given. */
export function listSharedLists(email: string | null): Promise<SharedList[]> {
  return query("$1::text is null or u.email = lower($1)", email);
}

/** The shared list of this id; null when there is none. */
export async function findSharedList(id: string): Promise<SharedList | null> {
  return (await query("l.id = $1::uuid", id))[0] ?? null;
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

async function query(condition: string, value: string | null): Promise<SharedList[]> {
  const { rows } = await getPool().query<SharedList>(
    `select l.id, l.user_id as "userId", u.email, u.name, l.created_at as "createdAt",
       (select count(*)::int from shortlist_boats where shortlist_id = l.id) as boats,
       (select count(*)::int from shortlist_votes where shortlist_id = l.id) as votes
     from shortlists l join users u on u.id = l.user_id where ${condition} order by l.created_at desc, l.id`,
    [value],
  );
  return rows;
}
