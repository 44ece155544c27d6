import type { Settlement, SettlementInput } from "@/lib/domain/payments/plan-settlement";
import type { Actor } from "@/lib/domain/shared/actor";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

/** The subject of a provider's result: a reservation, an order or a change, locked until the transaction ends. */
export interface SettlementSubject {
  /** The plan for the provider's result; `slotGone` = the slot is known to be taken, so it is not looked up. */
  plan(input: Pick<SettlementInput, "payment" | "result">, slotGone: boolean): Promise<Settlement>;
  /** Books the payment: status, occupancy, history and mails. */
  confirm(by: Actor<"provider">): Promise<void>;
  /** The hold that waits for the payment; it can be moved up to `startsAt`. Null when nothing waits to be paid. */
  hold: { expiresAt: Date; startsAt: Date; move(to: Date): Promise<void> } | null;
  /** Queues the mail that the money came too late and is refunded. */
  queuePaidLateMail(): Promise<void>;
}

/** Locks the subject of a payment, in the usual lock order; null when it does not exist. */
export type LockSettlementSubject = (tx: Tx, id: string, now: Date) => Promise<SettlementSubject | null>;
