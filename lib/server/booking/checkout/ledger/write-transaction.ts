import { sql } from "drizzle-orm";
import type { LedgerEntry } from "@/lib/domain/ledger/allocate-sale";
import type { LedgerEvent } from "@/lib/domain/ledger/words";
import type { Actor } from "@/lib/domain/shared/actor";
import { latest } from "@/lib/domain/shared/instant";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { ledgerEntries, ledgerTransactions } from "@/lib/server/platform/db/schema/ledger";
import { ownerStatements } from "@/lib/server/platform/db/schema/owner-statements";

export interface LedgerPosting {
  event: LedgerEvent;
  about: { reservationId?: string; serviceOrderId?: string; payoutId?: string };
  currency: Currency;
  entries: readonly LedgerEntry[];
  by: Actor;
  at: Date;
  demo: boolean;
}

/** Writes one transaction of the ledger, dated after every closed month: a statement tells the whole of its month. */
export async function writeTransaction(tx: Tx, posting: LedgerPosting): Promise<void> {
  const { event, about, currency, entries, by, demo } = posting;
  const [closed] = await tx
    .select({ until: sql`max(${ownerStatements.until})`.mapWith(ownerStatements.until) })
    .from(ownerStatements);
  const at = closed?.until ? latest(posting.at, closed.until) : posting.at;
  const [written] = await tx
    .insert(ledgerTransactions)
    .values({ ...about, event, currency, at, actorKind: by.kind, actorId: by.id, demo })
    .returning({ id: ledgerTransactions.id });
  if (!written) throw new Error("An inserted transaction of the ledger came back empty");
  await tx
    .insert(ledgerEntries)
    .values(entries.map((entry) => ({ ...entry, transactionId: written.id, demo })));
}
