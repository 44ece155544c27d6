import { and, eq } from "drizzle-orm";
import { type PaymentSubject, paysFor } from "@/lib/server/booking/checkout/payment-subject";
import type { ContractInForce } from "@/lib/server/booking/contracts/list-filled-contracts";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { contractAcceptances, payments } from "@/lib/server/platform/db/schema/payments";

/**
 * The texts that were accepted for the payment under way, of those contracts that are still in force: a start that
 * was cut short has kept the buyer's details already, so that the same text could not be filled again.
 */
export async function listStartedContracts(
  tx: Tx,
  subject: PaymentSubject,
  inForce: readonly ContractInForce[],
): Promise<ContractInForce[]> {
  const { contractId, filledText, hash, paymentId } = contractAcceptances;
  const accepted = await tx
    .select({ contractId, text: filledText, hash })
    .from(contractAcceptances)
    .innerJoin(payments, eq(payments.id, paymentId))
    .where(and(paysFor(subject), eq(payments.state, "processing")));
  return inForce.flatMap((contract) =>
    accepted
      .filter((one) => one.contractId === contract.contractId)
      .map(({ text, hash }) => ({ ...contract, text, hash })),
  );
}
