import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { lockOwner } from "@/lib/server/people/owners/change-owner-state";
import { readAgreement } from "@/lib/server/people/owners/joining/read-agreement";
import { missingIdentity } from "@/lib/server/people/owners/joining/read-joining";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { ownerAgreements } from "@/lib/server/platform/db/schema/owner-papers";

interface Accepting {
  locale: Locale;
  /** Of the text that was shown. */
  hash: string;
  clientAddress: string | null;
}

/**
 * Keeps that an owner accepted the agreement in force: version, text word by word, hash, time and address, as customers
 * accept contracts. Once more changes nothing. Refuses while the identity that stands in it is incomplete, and a text
 * that is not the one in force any more.
 */
export async function acceptAgreement(
  ownerId: string,
  { locale, hash, clientAddress }: Accepting,
  by: Actor<"owner">,
  now: Date,
): Promise<Outcome<null, "not_found" | "owner_incomplete" | "contracts_changed">> {
  return inTransaction(async (tx) => {
    const owner = await lockOwner(tx, ownerId);
    if (!owner) return refuse("not_found");
    if (missingIdentity(owner).length > 0) return refuse("owner_incomplete");
    const agreement = await readAgreement(owner, locale, now, tx);
    if (agreement?.hash !== hash) return refuse("contracts_changed");
    const { version, text } = agreement;
    const [kept] = await tx
      .insert(ownerAgreements)
      .values({ ownerId, version, locale, text, hash, clientAddress, acceptedAt: now })
      .onConflictDoNothing()
      .returning({ id: ownerAgreements.id });
    if (!kept) return accept(null);
    const subject = { kind: "owner", id: ownerId } as const;
    await audit(tx, { by, event: "agreement_accepted", subject, data: { version, hash } });
    return accept(null);
  });
}
