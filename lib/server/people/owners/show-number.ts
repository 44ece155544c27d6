import { eq } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { openNumber, type SealedNumber } from "@/lib/server/people/owners/sealed-numbers";
import { actorOf, type StaffSession } from "@/lib/server/people/staff/staff-session";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { owners } from "@/lib/server/platform/db/schema/owners";

/** A number of an owner in full, after who reads it was written down. Refuses one that is not stored. */
export async function showNumber(
  ownerId: string,
  kind: SealedNumber,
  session: StaffSession,
): Promise<Outcome<{ number: string }, "not_found">> {
  return inTransaction(async (tx) => {
    const [owner] = await tx.select().from(owners).where(eq(owners.id, ownerId));
    const sealed = kind === "iban" ? owner?.ibanSealed : owner?.identityNumberSealed;
    const number = openNumber(kind, sealed ?? null);
    if (number === null) return refuse("not_found");
    const subject = { kind: "owner", id: ownerId } as const;
    await audit(tx, { by: actorOf(session), event: "owner_number_shown", subject, data: { number: kind } });
    return accept({ number });
  });
}
