import { and, eq, ne } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { OwnerRole } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { HOME_DIAL_CODE, parsePhone } from "@/lib/i18n/parse-phone";
import { lockOwner } from "@/lib/server/people/owners/change-owner-state";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { ownerLoginLinks, ownerMembers, ownerSessions } from "@/lib/server/platform/db/schema/owners";

export interface MemberFields {
  role: OwnerRole;
  name: string;
  email: string;
  phone: string;
  locale: Locale;
}

type By = Actor<"staff" | "owner">;
type Refusal = "not_found" | "member_known" | "invalid_phone" | "last_owner";

/** Lets somebody work for an owner. Refuses an address that works there already, and a telephone that cannot exist. */
export async function addMember(
  ownerId: string,
  fields: MemberFields,
  by: By,
): Promise<Outcome<null, Refusal>> {
  return inTransaction(async (tx) => {
    if (!(await lockOwner(tx, ownerId))) return refuse("not_found");
    const checked = await check(tx, ownerId, null, fields);
    if (!checked.ok) return checked;
    const [added] = await tx
      .insert(ownerMembers)
      .values({ ownerId, ...fields, phone: checked.value })
      .returning({ id: ownerMembers.id });
    await writeDown(tx, by, ownerId, "owner_member_added", { member: added?.id, role: fields.role });
    return accept(null);
  });
}

/**
 * Changes who somebody is and what they may do, from the next request on. Refuses as `addMember` does, and to leave an
 * owner without anybody who is owner.
 */
export async function changeMember(
  ownerId: string,
  memberId: string,
  fields: MemberFields,
  by: By,
  now: Date,
): Promise<Outcome<null, Refusal>> {
  return inTransaction(async (tx) => {
    const member = await lockMember(tx, ownerId, memberId);
    if (!member) return refuse("not_found");
    const checked = await check(tx, ownerId, memberId, fields);
    if (!checked.ok) return checked;
    if (member.role === "owner" && fields.role !== "owner" && (await isLastOwner(tx, ownerId, memberId)))
      return refuse("last_owner", { field: "role" });
    await tx
      .update(ownerMembers)
      .set({ ...fields, phone: checked.value, updatedAt: now })
      .where(eq(ownerMembers.id, memberId));
    // Whoever reads another mailbox is somebody else.
    if (member.email !== fields.email) await shutOut(tx, memberId);
    await writeDown(tx, by, ownerId, "owner_member_changed", { member: memberId, role: fields.role });
    return accept(null);
  });
}

/** Shuts somebody out at once, in every session and by every link. Refuses the last one who is owner. */
export async function disableMember(
  ownerId: string,
  memberId: string,
  by: By,
  now: Date,
): Promise<Outcome<null, "not_found" | "already_done" | "last_owner">> {
  return inTransaction(async (tx) => {
    const member = await lockMember(tx, ownerId, memberId);
    if (!member) return refuse("not_found");
    if (member.disabledAt) return refuse("already_done");
    if (member.role === "owner" && (await isLastOwner(tx, ownerId, memberId))) return refuse("last_owner");
    await tx
      .update(ownerMembers)
      .set({ disabledAt: now, updatedAt: now })
      .where(eq(ownerMembers.id, memberId));
    await shutOut(tx, memberId);
    await writeDown(tx, by, ownerId, "owner_member_disabled", { member: memberId });
    return accept(null);
  });
}

/** Lets somebody in again who was shut out. */
export async function enableMember(
  ownerId: string,
  memberId: string,
  by: By,
  now: Date,
): Promise<Outcome<null, "not_found" | "already_done">> {
  return inTransaction(async (tx) => {
    const member = await lockMember(tx, ownerId, memberId);
    if (!member) return refuse("not_found");
    if (!member.disabledAt) return refuse("already_done");
    const here = eq(ownerMembers.id, memberId);
    await tx.update(ownerMembers).set({ disabledAt: null, updatedAt: now }).where(here);
    await writeDown(tx, by, ownerId, "owner_member_enabled", { member: memberId });
    return accept(null);
  });
}

type MemberEvent =
  | "owner_member_added"
  | "owner_member_changed"
  | "owner_member_disabled"
  | "owner_member_enabled";

function writeDown(tx: Tx, by: By, ownerId: string, event: MemberEvent, data: Record<string, unknown>) {
  return audit(tx, { by, event, subject: { kind: "owner", id: ownerId }, data });
}

/** The telephone as it is stored. */
async function check(
  tx: Tx,
  ownerId: string,
  memberId: string | null,
  { email, phone }: MemberFields,
): Promise<Outcome<string | null, "member_known" | "invalid_phone">> {
  const others = memberId ? ne(ownerMembers.id, memberId) : undefined;
  const same = and(eq(ownerMembers.ownerId, ownerId), eq(ownerMembers.email, email), others);
  if ((await tx.$count(ownerMembers, same)) > 0) return refuse("member_known", { field: "email" });
  const parsed = phone ? parsePhone(phone, HOME_DIAL_CODE) : null;
  if (phone && !parsed) return refuse("invalid_phone", { field: "phone" });
  return accept(parsed?.e164 ?? null);
}

/** The owner first: two who are the last owners would disable each other at once. */
async function lockMember(tx: Tx, ownerId: string, memberId: string) {
  if (!(await lockOwner(tx, ownerId))) return null;
  const [member] = await tx
    .select()
    .from(ownerMembers)
    .where(and(eq(ownerMembers.id, memberId), eq(ownerMembers.ownerId, ownerId)));
  return member ?? null;
}

async function isLastOwner(tx: Tx, ownerId: string, memberId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: ownerMembers.id, disabledAt: ownerMembers.disabledAt })
    .from(ownerMembers)
    .where(and(eq(ownerMembers.ownerId, ownerId), eq(ownerMembers.role, "owner")));
  return !rows.some(({ id, disabledAt }) => id !== memberId && disabledAt === null);
}

async function shutOut(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(ownerSessions).where(eq(ownerSessions.memberId, memberId));
  await tx.delete(ownerLoginLinks).where(eq(ownerLoginLinks.memberId, memberId));
}
