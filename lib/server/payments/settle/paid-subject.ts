import type { Settlement, SettlementInput } from "@/lib/domain/payments/plan-settlement";
import type { Tx } from "@/lib/server/db/in-transaction";

/** The subject of a provider's result: a reservation, an order or a change, locked until the transaction ends. */
export interface PaidSubject {
  /** What follows from the result; `slotGone` overrides the look at what is still free. */
  plan(notification: Pick<SettlementInput, "payment" | "result">, slotGone: boolean): Promise<Settlement>;
  /** Books the payment: status, occupancy, history and mails. */
  confirm(): Promise<void>;
  /** How long it is held for the payment, and until when it could be; null while it does not wait to be paid. */
  hold: { expiresAt: Date; startsAt: Date; move(to: Date): Promise<void> } | null;
  /** The money is refunded automatically; the customer is notified. */
  queuePaidLateMail(): Promise<void>;
}

/** Locks what the payment is for, in the usual lock order; null when it does not exist. */
export type LockPaidSubject = (tx: Tx, id: string, now: Date) => Promise<PaidSubject | null>;
