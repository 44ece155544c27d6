import type { Outcome } from "@/lib/domain/shared/outcome";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import type { PaymentSubject } from "@/lib/server/booking/checkout/payment-subject";
import type { BookingRecord } from "@/lib/server/booking/contracts/contract-values";
import type { Hold } from "@/lib/server/money/start/extend-hold";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

/** Something that waits for its payment, locked until the transaction ends. */
export interface Payable {
  subject: PaymentSubject;
  /** How the payment's row names it. */
  columns: { reservationId: string; changeId?: string } | { serviceOrderId: string };
  userId: string;
  number: string;
  currency: Currency;
  /** What is paid online now, in minor units. */
  amountMinor: number;
  /** What the provider's page calls it. */
  itemName: string;
  /** What makes up its price; what is paid online is shared out by the weights. Absent = one item. */
  basket?: readonly { name: string; weight: number }[];
  /** What its contracts are about. */
  record: BookingRecord;
  hold: Hold;
}

export type PayableRefusal = "not_found" | "not_payable" | "hold_expired";

/** Locks the customer's own; another one's is not found. Requires the customer's lock. */
export type LockPayable = (
  tx: Tx,
  id: string,
  about: { userId: string; locale: Locale },
) => Promise<Outcome<Payable, PayableRefusal>>;
