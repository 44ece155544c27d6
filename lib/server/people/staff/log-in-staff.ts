import { eq } from "drizzle-orm";
import type { RequestOptions, SignedChallenge } from "@/lib/contracts/accounts/passkeys";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import {
  type PasskeyRefusal,
  requestPasskey,
  withPasskey,
} from "@/lib/server/people/accounts/passkeys/verify-passkey";
import type { LoginOrigin } from "@/lib/server/people/accounts/sessions/create-session";
import { spendRecoveryCode } from "@/lib/server/people/staff/recovery-codes";
import { openStaffSession } from "@/lib/server/people/staff/staff-session";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { staff, staffSessions } from "@/lib/server/platform/db/schema/staff";

/** Where a login comes from, and the session of this browser that it ends. */
type StaffLogin = LoginOrigin & { sessionId: string | null };

/** What a passkey is to sign to open the console; the answer is bound to this browser. */
export function requestStaffLogin(browser: string, now: Date): Promise<RequestOptions> {
  return requestPasskey("staff_log_in", browser, null, now);
}

/**
 * Opens the console for the member of staff whose passkey has signed the challenge of this browser. Refuses, and writes
 * down, somebody who was disabled. Like any login it does not confirm the session.
 */
export async function logInStaff(
  signed: SignedChallenge,
  browser: string | null,
  login: StaffLogin,
  now: Date,
): Promise<Outcome<{ token: string }, PasskeyRefusal | "staff_disabled">> {
  if (browser === null) return refuse("passkey_expired");
  const holder = { purpose: "staff_log_in", holder: browser, ownerId: null } as const;
  return withPasskey(signed, holder, now, (tx, staffId) => enter(tx, staffId, login, "passkey", now));
}

/**
 * Opens the console for whoever has lost the device, by address and recovery code. The session may do nothing but add a
 * passkey. Refuses a wrong or used code and an unknown address alike.
 */
export async function logInByRecoveryCode(
  { email, code }: { email: string; code: string },
  login: StaffLogin,
  now: Date,
): Promise<Outcome<{ token: string }, "recovery_code_invalid" | "staff_disabled">> {
  return inTransaction(async (tx) => {
    const [person] = await tx.select().from(staff).where(eq(staff.email, email)).for("key share");
    if (!person) return refuse("recovery_code_invalid");
    if (await spendRecoveryCode(tx, person.id, code, now))
      return enter(tx, person.id, login, "recovery_code", now);
    await writeRefusal(tx, person.id, "recovery_code_invalid");
    return refuse("recovery_code_invalid");
  });
}

async function enter(
  tx: Tx,
  staffId: string,
  { sessionId, ...origin }: StaffLogin,
  way: "passkey" | "recovery_code",
  now: Date,
): Promise<Outcome<{ token: string }, "staff_disabled">> {
  const [person] = await tx.select().from(staff).where(eq(staff.id, staffId));
  if (!person || person.disabledAt) {
    await writeRefusal(tx, staffId, "staff_disabled");
    return refuse("staff_disabled");
  }
  if (sessionId) await tx.delete(staffSessions).where(eq(staffSessions.id, sessionId));
  const token = await openStaffSession(tx, staffId, origin, now, way === "recovery_code");
  await audit(tx, {
    by: { kind: "staff", id: staffId },
    event: "staff_logged_in",
    subject: { kind: "staff", id: staffId },
    data: { way },
  });
  return accept({ token });
}

/** Nobody is known to have tried: the actor has no name. */
async function writeRefusal(tx: Tx, staffId: string, why: string): Promise<void> {
  await audit(tx, {
    by: { kind: "staff", id: null },
    event: "staff_login_refused",
    subject: { kind: "staff", id: staffId },
    data: { why },
  });
}
