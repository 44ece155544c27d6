import { sql } from "drizzle-orm";
import type { Votes } from "@/lib/contracts/shortlists";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { shortlistOfToken } from "@/lib/server/reading/shortlists/shortlist-link";

/** The most votes for one boat of a list. */
const MAX_VOTES = 50;

interface Ballot {
  token: string;
  boatId: number;
  voterHash: string;
}

/**
 * Votes for a boat of a shared list under a name. A browser has one vote for each boat; voting again changes its name.
 * Refuses boats that are not on the list, and votes beyond the fiftieth.
 */
export async function voteForBoat(
  { token, boatId, voterHash }: Ballot,
  name: string,
): Promise<Outcome<{ votes: Votes }, "not_found" | "too_many_votes">> {
  const listId = shortlistOfToken(token);
  if (!listId || !(await isOnList(listId, boatId))) return refuse("not_found");
  return inTransaction(async (tx) => {
    // One vote at a time, so that the votes that are counted are all there are.
    await tx.execute(sql`select from shortlists where id = ${listId} for no key update`);
    const { rowCount } = await tx.execute(sql`
      insert into shortlist_votes (shortlist_id, boat_id, voter_hash, name)
      select ${listId}::uuid, ${boatId}, ${voterHash}, ${name}
      where (select count(*) from shortlist_votes
        where shortlist_id = ${listId} and boat_id = ${boatId} and voter_hash <> ${voterHash}) < ${MAX_VOTES}
      on conflict (shortlist_id, boat_id, voter_hash) do update set name = excluded.name`);
    return rowCount
      ? accept({ votes: await listVotes(tx, listId, boatId, voterHash) })
      : refuse("too_many_votes", { max: MAX_VOTES });
  });
}

/** Deletes this browser's vote for the boat, if there is one. */
export async function takeVoteBack({
  token,
  boatId,
  voterHash,
}: Ballot): Promise<Outcome<{ votes: Votes }, "not_found">> {
  const listId = shortlistOfToken(token);
  if (!listId || !(await isOnList(listId, boatId))) return refuse("not_found");
  await getDb().execute(sql`delete from shortlist_votes
    where shortlist_id = ${listId} and boat_id = ${boatId} and voter_hash = ${voterHash}`);
  return accept({ votes: await listVotes(getDb(), listId, boatId, voterHash) });
}

async function isOnList(listId: string, boatId: number): Promise<boolean> {
  const { rows } = await getDb().execute(
    sql`select from shortlist_boats where shortlist_id = ${listId} and boat_id = ${boatId}`,
  );
  return rows.length > 0;
}

async function listVotes(db: Db, listId: string, boatId: number, voterHash: string): Promise<Votes> {
  return (await listVotesOf(db, listId, voterHash)).get(boatId) ?? [];
}

/** The votes on a list by boat, oldest first; `mine` are those of the asking browser. */
export async function listVotesOf(
  db: Db,
  listId: string,
  voterHash: string | null,
): Promise<Map<number, Votes>> {
  const { rows } = await db.execute<{ boat_id: number; name: string; mine: boolean }>(sql`
    select boat_id, name, coalesce(voter_hash = ${voterHash}, false) as mine from shortlist_votes
    where shortlist_id = ${listId} order by created_at, id`);
  const votes = new Map<number, Votes>();
  for (const { boat_id: boatId, name, mine } of rows)
    votes.set(boatId, [...(votes.get(boatId) ?? []), { name, mine }]);
  return votes;
}
