import { sql } from "drizzle-orm";
import { type PaymentSubject, paysFor } from "@/lib/server/booking/checkout/payment-subject";
import type { ContractInForce } from "@/lib/server/booking/contracts/list-filled-contracts";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { payments } from "@/lib/server/platform/db/schema/payments";

/**
 * The texts that were accepted for the payment under way, of those contracts that are still in force: a start that
 * was cut short has kept the buyer's details already, so that the same text could not be filled again.
 */
export async function listStartedContracts(
  tx: Tx,
  subject: PaymentSubject,
  inForce: readonly ContractInForce[],
): Promise<ContractInForce[]> {
  const { rows } = await tx.execute<{ contract_id: string; text: string; hash: string }>(sql`
    select a.contract_id, a.filled_text as text, a.hash from contract_acceptances a
    join ${payments} on ${payments.id} = a.payment_id
    where ${paysFor(subject)} and ${payments.state} = 'processing'`);
  return inForce.flatMap((contract) =>
    rows
      .filter((row) => Number(row.contract_id) === contract.contractId)
      .map(({ text, hash }) => ({ ...contract, text, hash })),
  );
}
