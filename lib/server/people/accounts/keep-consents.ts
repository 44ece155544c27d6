import { and, desc, eq, isNull } from "drizzle-orm";
import type { ConsentsResponse } from "@/lib/contracts/accounts/account";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { consents, users } from "@/lib/server/platform/db/schema/accounts";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";

/** The ledger of a customer's consents, the latest first, and whether messages may be sent today. */
export async function listConsents(userId: string, db: Db = getDb()): Promise<ConsentsResponse> {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), consents.kind);
  return {
    electronic_messages: rows.some((row) => row.kind === "electronic_messages" && row.withdrawnAt === null),
    items: rows.map((row) => ({
      kind: row.kind,
      text_version: row.textVersion,
      given_at: row.givenAt.toISOString(),
      withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Gives or withdraws the consent to electronic messages. Giving stores the text's present version; withdrawing
 * dates the open entry, and nothing is ever taken out. Repeating the current choice changes nothing.
 */
export async function setMessageConsent(
  userId: string,
  given: boolean,
  origin: { clientAddress: string },
  now: Date,
): Promise<ConsentsResponse> {
  const settings = await readSiteSettings();
  return inTransaction(async (tx) => {
    // One at a time per customer, or two clicks would open two entries.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const before = await listConsents(userId, tx);
    if (before.electronic_messages === given) return before;
    const kind = "electronic_messages" as const;
    if (given) {
      const textVersion = settings.electronic_messages_version;
      await tx.insert(consents).values({
        userId,
        kind,
        textVersion,
        clientAddress: origin.clientAddress,
        givenAt: now,
      });
    } else {
      await tx
        .update(consents)
        .set({ withdrawnAt: now })
        .where(and(eq(consents.userId, userId), eq(consents.kind, kind), isNull(consents.withdrawnAt)));
    }
    return listConsents(userId, tx);
  });
}
