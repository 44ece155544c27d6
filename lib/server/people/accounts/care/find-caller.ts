import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { HOME_DIAL_CODE, type ParsedPhone, parsePhone } from "@/lib/i18n/parse-phone";
import { audit } from "@/lib/server/platform/audit";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { users } from "@/lib/server/platform/db/schema/accounts";

/** Whoever an account is made for. */
interface NewCaller {
  name: string;
  surname: string;
  /** In lower case. */
  email: string;
  locale: Locale;
}

/** Somebody on the telephone: by the id of an account, or new; the number as it is typed. */
export type Caller =
  | { customerId: string; phone: string | null }
  | (NewCaller & { customerId: null; phone: string });

export type CallerRefusal = "not_found" | "caller_phone_missing" | "invalid_phone";

export interface FoundCaller {
  /** Null for an account that is still to be made. */
  id: string | null;
  /** E.164. */
  phone: string;
  locale: Locale;
  /** The account is there, without the number that the caller gives. */
  addsPhone: boolean;
  /** Makes the account, or adds the number, if that is left to do. */
  settle(): Promise<string>;
}

/**
 * The account of a caller, locked, and the writing that is left. An address that has an account is that
 * account; another one gets an account without a password and without consents, which nobody gives for somebody else:
 * its customer opens it by a link to that address. A telephone number is added where there is none, and never replaced.
 * Refuses unknown and deleted accounts, and a caller without a number.
 */
export async function findCaller(
  tx: Tx,
  caller: Caller,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<FoundCaller, CallerRefusal>> {
  const phone = caller.phone ? parsePhone(caller.phone, HOME_DIAL_CODE) : null;
  if (caller.phone && !phone) return refuse("invalid_phone", { field: "phone" });
  const isCaller =
    caller.customerId === null ? eq(users.email, caller.email) : eq(users.id, caller.customerId);
  const known = await lockAccount(tx, isCaller);
  if (known) {
    const number = known.phone ?? phone?.e164;
    if (!number) return refuse("caller_phone_missing", { field: "phone" });
    const added = known.phone ? null : phone;
    const settle = async () => {
      if (added) await addPhone(tx, known.id, added, now);
      return known.id;
    };
    return accept({ id: known.id, phone: number, locale: known.locale, addsPhone: added !== null, settle });
  }
  if (caller.customerId !== null || !phone) return refuse("not_found");
  const settle = async () => {
    const made = (await makeAccount(tx, caller, phone, by, now)) ?? (await lockAccount(tx, isCaller))?.id;
    if (!made) throw new Error("The account of an address that is taken has gone");
    return made;
  };
  return accept({ id: null, phone: phone.e164, locale: caller.locale, addsPhone: false, settle });
}

async function lockAccount(tx: Tx, isCaller: SQL) {
  const [account] = await tx
    .select({ id: users.id, phone: users.phone, locale: users.locale })
    .from(users)
    .where(and(isCaller, isNull(users.anonymisedAt)))
    .for("no key update");
  return account ?? null;
}

/** Null when somebody has registered with the address meanwhile. */
async function makeAccount(
  tx: Tx,
  { name, surname, email, locale }: NewCaller,
  { e164: phone, dialCode }: ParsedPhone,
  by: Actor<"staff">,
  now: Date,
): Promise<string | null> {
  const [made] = await tx
    .insert(users)
    .values({ name, surname, email, locale, phone, dialCode, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!made) return null;
  await audit(tx, { by, event: "customer_made", subject: { kind: "customer", id: made.id } });
  return made.id;
}

async function addPhone(
  tx: Tx,
  id: string,
  { e164: phone, dialCode }: ParsedPhone,
  now: Date,
): Promise<void> {
  await tx.update(users).set({ phone, dialCode, updatedAt: now }).where(eq(users.id, id));
}
