import type { UserResponse } from "@/lib/contracts/accounts/user";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { queueWelcome } from "@/lib/server/people/accounts/contact/prove-email";
import { userResponseOf } from "@/lib/server/people/accounts/get-user";
import { createSession, type LoginOrigin } from "@/lib/server/people/accounts/sessions/create-session";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { consents, users } from "@/lib/server/platform/db/schema/accounts";
import type { SiteSettings } from "@/lib/server/platform/settings/site-settings";

export interface SignedIn {
  user: UserResponse;
  token: string;
}

type NewAccount = Omit<typeof users.$inferInsert, "createdAt" | "updatedAt" | "email"> & { email: string };

/**
 * Opens an account with its first session, the ledger of consents and, for a proven address, the welcome mail, all or
 * nothing. The caller has checked that the disclosure was read. Refuses an address or a Google account that another
 * account has.
 */
export async function openAccount(
  tx: Tx,
  person: NewAccount,
  consent: { electronicMessages: boolean; settings: SiteSettings },
  origin: LoginOrigin,
  now: Date,
): Promise<Outcome<SignedIn, "email_taken">> {
  const [row] = await tx
    .insert(users)
    .values({ ...person, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!row) return refuse("email_taken", { field: "email" });
  const { kvkk_version: kvkk, electronic_messages_version: messages } = consent.settings;
  const given = { userId: row.id, clientAddress: origin.clientAddress, givenAt: now };
  await tx
    .insert(consents)
    .values([
      { ...given, kind: "kvkk", textVersion: kvkk },
      ...(consent.electronicMessages
        ? [{ ...given, kind: "electronic_messages" as const, textVersion: messages }]
        : []),
    ]);
  if (row.emailVerifiedAt) await queueWelcome(tx, row.id);
  const user = await userResponseOf(row, tx);
  return accept({ user, token: await createSession(tx, row.id, origin, now) });
}
