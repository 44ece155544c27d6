import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { ContractKind } from "@/lib/domain/shared/vocabulary";
import type { ContractInForce } from "@/lib/server/booking/contracts/list-filled-contracts";

export interface AcceptedContract {
  kind: ContractKind;
  hash: string;
}

/**
 * The filled contracts that were accepted, one per kind in force. `versions` are the texts that the customer
 * may have had on screen: with the address of the account, with the one stated just now, or as accepted when the
 * payment was started. Refuses when one of the contracts is missing, or when none of the texts has the accepted hash.
 */
export function checkAcceptedContracts(
  versions: readonly (readonly ContractInForce[])[],
  accepted: readonly AcceptedContract[],
): Outcome<ContractInForce[], "contracts_not_accepted" | "contracts_changed"> {
  const matched: ContractInForce[] = [];
  for (const { kind } of versions[0] ?? []) {
    const given = accepted.find((contract) => contract.kind === kind);
    if (!given) return refuse("contracts_not_accepted", { kind });
    const text = versions.flat().find((filled) => filled.kind === kind && filled.hash === given.hash);
    if (!text) return refuse("contracts_changed", { kind });
    matched.push(text);
  }
  return accept(matched);
}
