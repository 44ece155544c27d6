import { earliest } from "@/lib/domain/shared/instant";
import type { ChangeStatus } from "@/lib/domain/shared/vocabulary";
import { planByCase, type Settlement, type SettlementCase, type SettlementInput } from "./plan-settlement";

const SUCCESS_AT = {
  asked: "not_payable",
  payment_pending: "on_time",
  made: "already_paid",
  refused: "not_payable",
  withdrawn: "cancelled",
  // The old trip stands, and the customer may have gone on from there: money that comes later goes back.
  expired: "slot_gone",
} as const satisfies Record<ChangeStatus, SettlementCase>;

/**
 * How one result of the provider affects a change that waits for its difference, by the rules of `planSettlement`:
 * it counts while the new time is held and neither trip has started; afterwards the money goes back.
 */
export function planChangeSettlement(
  input: Omit<SettlementInput, "reservation"> & {
    change: { status: ChangeStatus; oldStartsAt: Date; startsAt: Date };
  },
): Settlement {
  const { status, oldStartsAt, startsAt } = input.change;
  return planByCase(input, SUCCESS_AT[status], earliest(oldStartsAt, startsAt));
}
