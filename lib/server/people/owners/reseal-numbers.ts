import { eq, isNotNull, or } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { openNumber, sealNumber } from "@/lib/server/people/owners/sealed-numbers";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { owners } from "@/lib/server/platform/db/schema/owners";

/**
 * Seals the identity numbers and IBANs of all owners anew with the key of today: before the former secret is taken
 * away, which alone opens what was sealed with it. All or none; throws on a number that no key opens. Returns how many
 * owners have one.
 */
export async function resealNumbers(by: Actor<"staff">): Promise<number> {
  return inTransaction(async (tx) => {
    const { id, ibanSealed, identityNumberSealed } = owners;
    const kept = await tx
      .select({ id, iban: ibanSealed, identity: identityNumberSealed })
      .from(owners)
      .where(or(isNotNull(ibanSealed), isNotNull(identityNumberSealed)))
      .for("update");
    const anew = (kind: "iban" | "identity", sealed: string | null) => {
      const number = openNumber(kind, sealed);
      return number === null ? null : sealNumber(kind, number).sealed;
    };
    for (const owner of kept)
      await tx
        .update(owners)
        .set({
          ibanSealed: anew("iban", owner.iban),
          identityNumberSealed: anew("identity", owner.identity),
        })
        .where(eq(id, owner.id));
    const subject = { kind: "site", id: "owners" } as const;
    await audit(tx, { by, event: "owner_numbers_resealed", subject, data: { owners: kept.length } });
    return kept.length;
  });
}
