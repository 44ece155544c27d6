import { eq } from "drizzle-orm";
import type { GoogleConnectionRefusal } from "@/lib/contracts/accounts/google-refusals";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { announceAccountChange } from "@/lib/server/people/accounts/announce-account-change";
import type { GoogleIdentity } from "@/lib/server/people/accounts/google/google-flow";
import { isGoogleConfigured } from "@/lib/server/people/accounts/google/google-provider";
import { openGoogleFlow } from "@/lib/server/people/accounts/google/open-google-flow";
import type { Session } from "@/lib/server/people/accounts/sessions/find-session";
import { requireStepUp } from "@/lib/server/people/accounts/step-up/require-step-up";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { log } from "@/lib/server/platform/log";

/**
 * Sends a signed-in customer to Google to connect an account there, bound to this session: a return under
 * another session connects nothing. Refuses an account whose address is not proven, a session that is not confirmed,
 * and while Google does not respond or is not offered.
 */
export async function startGoogleConnection(
  session: Session,
  locale: Locale,
  headers: Headers,
  now: Date,
): Promise<Outcome<{ redirect_url: string }, "google_unavailable" | "email_unproven" | "step_up_required">> {
  if (!isGoogleConfigured()) return refuse("google_unavailable");
  if (!session.stepUpWays.code) return refuse("email_unproven");
  const confirmed = requireStepUp(session);
  if (!confirmed.ok) return confirmed;
  const way = { locale, from: pathFor("changePassword", locale), next: null, sessionId: session.id };
  try {
    return accept({ redirect_url: await openGoogleFlow(way, headers, now) });
  } catch (error) {
    log("warn", "google_unavailable", { error });
    return refuse("google_unavailable");
  }
}

/**
 * Connects the Google account with the account of the session that requested it; the addresses may differ. A
 * second time changes nothing. Refuses an account whose address is not proven, a Google account that opens another
 * account, and a second one for this.
 */
export async function connectGoogle(
  { subject }: Pick<GoogleIdentity, "subject">,
  { userId }: Session,
  now: Date,
): Promise<Outcome<null, Extract<GoogleConnectionRefusal, "taken" | "other_account" | "account_unproven">>> {
  return inTransaction(async (tx) => {
    const [own] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!own?.email) throw new Error(`No user ${userId}`);
    if (own.googleSubject === subject) return accept(null);
    if (!own.emailVerifiedAt) return refuse("account_unproven");
    const taken = await tx.select({ id: users.id }).from(users).where(eq(users.googleSubject, subject));
    if (taken.length > 0) return refuse("taken");
    if (own.googleSubject) return refuse("other_account");
    await tx.update(users).set({ googleSubject: subject, updatedAt: now }).where(eq(users.id, userId));
    await announceAccountChange(tx, { userId, change: "google_connected", to: own.email }, now);
    return accept(null);
  });
}
