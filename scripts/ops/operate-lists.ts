import { formatInstant } from "@/lib/i18n/format-date";
import { OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { getPool } from "@/lib/server/db/pool";
import { endShortlist } from "@/lib/server/shortlists/end-shortlist";
import { shortlistOfToken } from "@/lib/server/shortlists/shortlist-link";
import type { OperationInput } from "@/scripts/ops/operation";
import { explain, say } from "@/scripts/server/say";

interface SharedList {
  id: string;
  user_id: string;
  email: string;
  name: string;
  created_at: Date;
  boats: number;
  votes: number;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The lists that customers share, the latest first; of one customer when the address is given. */
export async function listSharedLists({ args }: OperationInput): Promise<number> {
  const lists = await readLists("$1::text is null or u.email = lower($1)", args[0] ?? null);
  if (lists.length === 0) say("No list is shared.");
  for (const list of lists) say(describe(list));
  return 0;
}

/** One shared list as its visitors see it: its boats, and who voted for them. */
export async function showSharedList({ args }: OperationInput): Promise<number> {
  const list = await findList(args[0]);
  if (!list) return notFound(args[0]);
  say(describe(list));
  const { rows } = await getPool().query<{ code: string; name: string | null }>(
    `select b.code, v.name from shortlist_boats o join boats b on b.id = o.boat_id
       left join shortlist_votes v on v.shortlist_id = o.shortlist_id and v.boat_id = o.boat_id
     where o.shortlist_id = $1 order by o.position, v.created_at, v.id`,
    [list.id],
  );
  for (const [code, votes] of Map.groupBy(rows, (row) => row.code))
    say(`  ${code}  ${votes.flatMap(({ name }) => name ?? []).join(", ") || "no votes"}`);
  return 0;
}

/** Ends a shared list as its owner can: its link stops working, and its votes are deleted. */
export async function endSharedList({ args }: OperationInput): Promise<number> {
  const list = await findList(args[0]);
  if (!list) return notFound(args[0]);
  const ended = await endShortlist(list.user_id, list.id);
  say(ended.ok ? `The list of ${list.email} has ended.` : `Refused: ${ended.code}.`);
  return ended.ok ? 0 : 1;
}

function describe({ id, email, name, created_at, boats, votes }: SharedList): string {
  const since = formatInstant(created_at, OPERATOR_LOCALE, "short");
  return `${id}  ${name} <${email}>  since ${since}  ${boats} boats, ${votes} votes`;
}

/** By its id, its link, or the token in the link: a complaint comes with the link. */
async function findList(text = ""): Promise<SharedList | undefined> {
  const token = text.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  const id = ID.test(text) ? text : shortlistOfToken(token);
  return id ? (await readLists("l.id = $1::uuid", id))[0] : undefined;
}

async function readLists(condition: string, value: string | null): Promise<SharedList[]> {
  const { rows } = await getPool().query<SharedList>(
    `select l.id, l.user_id, u.email, u.name, l.created_at,
       (select count(*)::int from shortlist_boats where shortlist_id = l.id) as boats,
       (select count(*)::int from shortlist_votes where shortlist_id = l.id) as votes
     from shortlists l join users u on u.id = l.user_id where ${condition} order by l.created_at desc, l.id`,
    [value],
  );
  return rows;
}

function notFound(text = ""): number {
  if (!text) return explain("Give the link of the list, or its id.");
  say("No shared list has this link or id.");
  return 1;
}
