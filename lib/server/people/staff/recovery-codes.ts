import { randomInt } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { RECOVERY_CODES } from "@/lib/domain/staff/session-limits";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { staffRecoveryCodes } from "@/lib/server/platform/db/schema/staff";

/** Without the letters that are taken for digits: 32 signs, so a code of 16 has 80 bits. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 4;
const GROUP_LENGTH = 4;

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
const newCode = () => Array.from({ length: GROUPS }, newGroup).join("-");

/** As it was printed, however it is typed: without gaps, in capitals, with digits for the letters that it never has. */
function hashOf(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  return hashToken(signs.replace(/O/g, "0").replace(/[IL]/g, "1"));
}

/** Ten new recovery codes, in clear for this once; those of before end. */
export async function issueRecoveryCodes(tx: Tx, staffId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ staffId, codeHash: hashOf(code), createdAt: now })));
  return codes;
}

/** Uses a recovery code up; false when it is wrong or was used before. */
export async function spendRecoveryCode(tx: Tx, staffId: string, typed: string, now: Date): Promise<boolean> {
  const spent = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffRecoveryCodes.staffId, staffId),
        eq(staffRecoveryCodes.codeHash, hashOf(typed)),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ at: staffRecoveryCodes.usedAt });
  return spent.length > 0;
}

/** How many codes of a member of staff still open the console. */
export function countRecoveryCodes(tx: Tx, staffId: string): Promise<number> {
  return tx.$count(
    staffRecoveryCodes,
    and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)),
  );
}
