import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import { DESK_LINK_MINUTES, MAX_DESKS_OF_A_MAIL } from "@/lib/domain/owners/desk-limits";
import { STATES_WITH_DESK } from "@/lib/domain/owners/desk-rights";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { LoginOrigin } from "@/lib/server/people/accounts/sessions/create-session";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import { endDeskSession, openDeskSession } from "@/lib/server/people/desk/desk-session";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { ownerLoginLinks, ownerMembers, owners } from "@/lib/server/platform/db/schema/owners";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import type { JobPayloads } from "@/lib/server/platform/jobs/job-payloads";
import { codeKey, codeSecret } from "@/lib/server/platform/keys/code-secret";
import { countMail, secondsUntilMail } from "@/lib/server/platform/request/limit-mails";

/** The secret of the link in a login mail. */
export const deskLoginToken = (linkId: string) => codeSecret(linkId, "owner_login");

/**
 * Queues a login mail. Looks nobody up: known and unknown addresses take the same time, and the mail that may follow is
 * counted for both. Refuses an address that has got too many mails today.
 */
export async function askForDeskLink(given: string, now: Date): Promise<Outcome<null, "too_many_requests">> {
  const email = given.trim().toLowerCase();
  return inTransaction(async (tx) => {
    const retryAfterSeconds = await secondsUntilMail(tx, email, "needed", now);
    if (retryAfterSeconds !== null) return refuse("too_many_requests", { retryAfterSeconds });
    const askId = randomUUID();
    await countMail(tx, codeKey(askId), email, now);
    await addJob(tx, "request_desk_link", { email, askId }, { jobKey: `desk_link:${email}` });
    return accept(null);
  });
}

/** The job behind it: makes a link for each owner that the address works for, and a mail for each link. */
export async function issueDeskLinks({ email }: JobPayloads["request_desk_link"], now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const members = await tx
      .select({ id: ownerMembers.id })
      .from(ownerMembers)
      .innerJoin(owners, eq(owners.id, ownerMembers.ownerId))
      .where(
        and(
          eq(ownerMembers.email, email),
          isNull(ownerMembers.disabledAt),
          inArray(owners.state, STATES_WITH_DESK),
        ),
      )
      .orderBy(asc(ownerMembers.createdAt))
      .limit(MAX_DESKS_OF_A_MAIL);
    for (const { id: memberId } of members) {
      const id = randomUUID();
      const expiresAt = new Date(now.getTime() + DESK_LINK_MINUTES * 60_000);
      const tokenHash = hashToken(deskLoginToken(id));
      await tx.insert(ownerLoginLinks).values({ id, memberId, tokenHash, createdAt: now, expiresAt });
      await addJob(tx, "tell_desk_link", { linkId: id });
    }
  });
}

/**
 * Logs whoever got the mail in: once, within 15 minutes, and only who still belongs to the owner. Ends the session that
 * this browser had before.
 */
export async function logInByDeskLink(
  token: string,
  origin: LoginOrigin & { sessionId: string | null },
  now: Date,
): Promise<Outcome<{ token: string }, "code_invalid">> {
  return inTransaction(async (tx) => {
    const [link] = await tx
      .update(ownerLoginLinks)
      .set({ usedAt: now })
      .where(
        and(
          eq(ownerLoginLinks.tokenHash, hashToken(token)),
          isNull(ownerLoginLinks.usedAt),
          gt(ownerLoginLinks.expiresAt, now),
        ),
      )
      .returning();
    if (!link) return refuse("code_invalid");
    const [member] = await tx
      .select()
      .from(ownerMembers)
      .where(and(eq(ownerMembers.id, link.memberId), isNull(ownerMembers.disabledAt)))
      .for("no key update");
    if (!member) return refuse("code_invalid");
    if (origin.sessionId) await endDeskSession(tx, origin.sessionId);
    return accept({ token: await openDeskSession(tx, member.id, origin, now) });
  });
}
