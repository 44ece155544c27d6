import { getBuyer } from "@/lib/server/booking/contracts/buyer";
import { listFilledContracts } from "@/lib/server/booking/contracts/list-filled-contracts";
import type { ChangeRow } from "@/lib/server/booking/lifecycle/lock-change";
import { readChanged } from "@/lib/server/booking/reservations/changed-record";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { contractAcceptances } from "@/lib/server/platform/db/schema/payments";

/**
 * Stores the contracts of the changed trip, which the customer accepts by requesting a change without a payment. They
 * apply once the change is made. With a difference to pay, contracts are accepted on the payment page instead.
 */
export async function acceptChangeContracts(
  tx: Tx,
  { id: changeId, locale }: ChangeRow,
  clientAddress: string,
  now: Date,
): Promise<void> {
  const record = await readChanged(tx, changeId, locale);
  if (!record) throw new Error(`No change ${changeId}`);
  const buyer = await getBuyer(tx, record.userId);
  const contracts = await listFilledContracts(tx, record, buyer, locale, now);
  if (contracts.length === 0) return;
  await tx.insert(contractAcceptances).values(
    contracts.map(({ contractId, text, hash }) => ({
      contractId,
      userId: record.userId,
      changeId,
      filledText: text,
      hash,
      clientAddress,
      acceptedAt: now,
    })),
  );
}
