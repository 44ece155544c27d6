import { isUuid } from "@/lib/domain/shared/is-uuid";
import {
  findSharedList,
  listSharedBoats,
  type SharedList,
  sharedLists,
} from "@/lib/server/operator/list/list-shortlists";
import { endShortlist } from "@/lib/server/reading/shortlists/end-shortlist";
import { shortlistOfToken } from "@/lib/server/reading/shortlists/shortlist-link";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { when } from "@/scripts/ops/print";
import { explain, report, say } from "@/scripts/server/say";

const MAX_LISTED = 200;

/** The lists that customers share, the latest first; of one customer when the address is given. */
async function printLists({ args }: OperationInput): Promise<number> {
  const lists = await sharedLists.first({ email: args[0] }, "-created", MAX_LISTED);
  if (lists.length === 0) say("No list is shared.");
  for (const list of lists) say(describe(list));
  return 0;
}

/** One shared list as its visitors see it: its boats, and who voted for them. */
async function showSharedList({ args: [text = ""] }: OperationInput): Promise<number> {
  const list = await findList(text);
  if (!list) return reportUnknown(text);
  say(describe(list));
  for (const { code, voters } of await listSharedBoats(list.id))
    say(`  ${code}  ${voters.join(", ") || "no votes"}`);
  return 0;
}

/** Ends a shared list as its owner can: its link stops working, and its votes are deleted. */
async function endSharedList({ by, args: [text = "", ...reason] }: OperationInput): Promise<number> {
  const list = await findList(text);
  if (!list) return reportUnknown(text);
  return report(
    await endShortlist(by, list.id, reason.join(" ") || null),
    `The list of ${list.email} has ended.`,
  );
}

function describe({ id, email, name, createdAt, boats, votes }: SharedList): string {
  return `${id}  ${name} <${email}>  since ${when(createdAt)}  ${boats.length} boats, ${votes} votes`;
}

/** By its id, its link, or the token in the link: a complaint comes with the link. */
async function findList(text: string): Promise<SharedList | null> {
  const token = text.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  const id = isUuid(text) ? text : shortlistOfToken(token);
  return id ? findSharedList(id) : null;
}

function reportUnknown(text: string): number {
  if (!text) return explain("Give the link of the list, or its id.");
  say("No shared list has this link or id.");
  return 1;
}

/** Lists of boats that customers share. */
export const LIST_OPERATIONS: readonly Operation[] = [
  {
    name: "lists list",
    usage: "[e-mail]",
    summary: "lists that customers share, the latest first, or those of one customer",
    run: printLists,
  },
  { name: "lists show", usage: "<link|id>", summary: "boats and votes of one of them", run: showSharedList },
  {
    name: "lists end",
    usage: "<link|id> [reason]",
    summary: "end one of them: its link opens nothing any more",
    dryRun: "rolled back",
    audits: "shortlist_ended",
    run: endSharedList,
  },
];
