import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { OwnerRole } from "@/lib/domain/shared/vocabulary";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import type { DeskSession } from "@/lib/server/people/desk/desk-session";
import { askForDeskLink } from "@/lib/server/people/desk/log-in-by-link";
import {
  addMember,
  changeMember,
  disableMember,
  enableMember,
} from "@/lib/server/people/owners/owner-members";
import { inOneTransaction, inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { ownerMemberBoats } from "@/lib/server/platform/db/schema/owner-member-boats";
import { ownerMembers } from "@/lib/server/platform/db/schema/owners";

/** What somebody may do, and the codes of the boats whose trips a captain sees; a manager sees all. */
export interface HelperWork {
  role: Exclude<OwnerRole, "owner">;
  boats: readonly string[];
}

type Owner = Pick<DeskSession, "ownerId" | "member">;
type By = Actor<"owner">;

/**
 * Lets somebody work on an owner's desk and mails them a login link; whoever was taken out before comes back. Refuses
 * an address that works there already, another owner's boat as one that does not exist, and an address with too many
 * mails today.
 */
export function addHelper(
  { ownerId, member: { locale } }: Owner,
  { name, email: given, ...work }: HelperWork & { name: string; email: string },
  by: By,
  now: Date,
): Promise<
  Outcome<null, "not_found" | "member_known" | "invalid_phone" | "last_owner" | "too_many_requests">
> {
  const email = given.trim().toLowerCase();
  const fields = { role: work.role, name, email, phone: "", locale };
  return allOrNothing(async () => {
    const former = await findMember(ownerId, eq(ownerMembers.email, email));
    const returns = former !== null && former.disabledAt !== null && former.role !== "owner";
    if (returns) await enableMember(ownerId, former.id, by, now);
    const added = returns
      ? await changeMember(ownerId, former.id, fields, by, now)
      : await addMember(ownerId, fields, by);
    if (!added.ok) return added;
    const member = await findMember(ownerId, eq(ownerMembers.email, email));
    if (!member || !(await giveBoats(ownerId, member.id, work))) return refuse("not_found");
    return askForDeskLink(email, now);
  });
}

/** Changes what a helper may do, from the next request on. Whoever is owner is none, and is not found. */
export function changeHelper(
  { ownerId }: Pick<Owner, "ownerId">,
  memberId: string,
  work: HelperWork,
  by: By,
  now: Date,
): Promise<Outcome<null, "not_found" | "member_known" | "invalid_phone" | "last_owner">> {
  return allOrNothing(async () => {
    const helper = await findHelper(ownerId, memberId);
    if (!helper || !(await giveBoats(ownerId, memberId, work))) return refuse("not_found");
    const { name, email, phone, locale } = helper;
    return changeMember(
      ownerId,
      memberId,
      { role: work.role, name, email, phone: phone ?? "", locale },
      by,
      now,
    );
  });
}

/** Takes a helper out, in every session at once. */
export async function removeHelper(
  { ownerId }: Pick<Owner, "ownerId">,
  memberId: string,
  by: By,
  now: Date,
): Promise<Outcome<null, "not_found" | "already_done" | "last_owner">> {
  if (!(await findHelper(ownerId, memberId))) return refuse("not_found");
  return disableMember(ownerId, memberId, by, now);
}

const allOrNothing = <T, C extends string>(work: () => Promise<Outcome<T, C>>) =>
  inOneTransaction(work, ({ ok }) => ok);

async function findMember(ownerId: string, which: ReturnType<typeof eq>) {
  const [member] = await getDb()
    .select()
    .from(ownerMembers)
    .where(and(eq(ownerMembers.ownerId, ownerId), which));
  return member ?? null;
}

async function findHelper(ownerId: string, memberId: string) {
  const member = await findMember(ownerId, eq(ownerMembers.id, memberId));
  return member && member.role !== "owner" && member.disabledAt === null ? member : null;
}

/** Says whether all of the boats are this owner's. */
async function giveBoats(ownerId: string, memberId: string, { role, boats: codes }: HelperWork) {
  const folded = role === "captain" ? [...new Set(codes.map(foldBoatCode))] : [];
  return inTransaction(async (tx) => {
    const own = await tx
      .select({ boatId: boats.id })
      .from(boats)
      .where(and(eq(boats.ownerId, ownerId), inArray(boats.codeFolded, folded)));
    if (own.length < folded.length) return false;
    await tx.delete(ownerMemberBoats).where(eq(ownerMemberBoats.memberId, memberId));
    if (own.length > 0)
      await tx.insert(ownerMemberBoats).values(own.map(({ boatId }) => ({ memberId, boatId })));
    return true;
  });
}

/** The boats whose trips a member sees; null = all of the owner's. */
export async function tripBoatsOf({ member }: Pick<DeskSession, "member">): Promise<number[] | null> {
  if (member.role !== "captain") return null;
  const rows = await getDb()
    .select({ boatId: ownerMemberBoats.boatId })
    .from(ownerMemberBoats)
    .where(eq(ownerMemberBoats.memberId, member.id));
  return rows.map(({ boatId }) => boatId);
}

/** Who works for an owner, in the order of their coming, with the codes of the boats that captains have. */
export async function listMembers(ownerId: string) {
  return getDb()
    .select({
      id: ownerMembers.id,
      role: ownerMembers.role,
      name: ownerMembers.name,
      email: ownerMembers.email,
      boats: sql<string[]>`coalesce(array_agg(${boats.code} order by ${boats.code})
        filter (where ${boats.code} is not null), '{}')`,
    })
    .from(ownerMembers)
    .leftJoin(ownerMemberBoats, eq(ownerMemberBoats.memberId, ownerMembers.id))
    .leftJoin(boats, and(eq(boats.id, ownerMemberBoats.boatId), eq(boats.ownerId, ownerMembers.ownerId)))
    .where(and(eq(ownerMembers.ownerId, ownerId), sql`${ownerMembers.disabledAt} is null`))
    .groupBy(ownerMembers.id)
    .orderBy(asc(ownerMembers.createdAt), asc(ownerMembers.id));
}
