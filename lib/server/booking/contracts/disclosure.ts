import { and, eq } from "drizzle-orm";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import type { Db } from "@/lib/server/platform/db/pool";
import { consents } from "@/lib/server/platform/db/schema/accounts";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";

/**
 * Whether the customer has read how personal data is handled. Whoever registers has; whoever had an account made on the
 * telephone reads it before the first payment, since nobody says so for somebody else.
 */
export async function hasReadDisclosure(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(consents, and(eq(consents.userId, userId), eq(consents.kind, "kvkk")))) > 0;
}

/** Keeps in the ledger of consents that the customer has read it now. */
export async function keepDisclosure(
  tx: Tx,
  { userId, clientAddress }: { userId: string; clientAddress: string },
  now: Date,
): Promise<void> {
  const { kvkk_version: textVersion } = await readSiteSettings();
  await tx.insert(consents).values({ userId, clientAddress, kind: "kvkk", textVersion, givenAt: now });
}
