import { getPool } from "@/lib/server/platform/db/pool";

/** A list of boats that a customer shares. */
export interface SharedList {
  id: string;
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

export interface SharedListFilter {
  id?: string | null;
  /** Of the customer who shares it. */
  email?: string | null;
  userId?: string | null;
  /** Only what was shared before the list with this id. */
  before?: string | null;
}

const MAX_LISTED = 200;

/** The shared lists that fit, the latest first, at most so many. */
export async function listSharedLists(
  { id = null, email = null, userId = null, before = null }: SharedListFilter,
  limit = MAX_LISTED,
): Promise<SharedList[]> {
  const { rows } = await getPool().query<SharedList>(
    `select l.id, l.user_id as "userId", u.email, u.name || ' ' || u.surname as name, l.created_at as "createdAt",
       array(select b.code from shortlist_boats o join boats b on b.id = o.boat_id where o.shortlist_id = l.id
         order by o.position) as boats,
       (select count(*)::int from shortlist_votes where shortlist_id = l.id) as votes
     from shortlists l join users u on u.id = l.user_id
     where ($1::uuid is null or l.id = $1) and ($2::text is null or u.email = lower($2))
       and ($3::uuid is null or l.user_id = $3)
       and ($4::uuid is null or (l.created_at, l.id) < (select created_at, id from shortlists where id = $4))
     order by l.created_at desc, l.id desc limit $5`,
    [id, email?.trim(), userId, before, limit],
  );
  return rows;
}

/** The shared list of this id; null when there is none. */
export async function findSharedList(id: string): Promise<SharedList | null> {
  return (await listSharedLists({ id }))[0] ?? null;
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
