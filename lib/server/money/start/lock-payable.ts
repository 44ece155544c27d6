import type { PaymentSubjectKind } from "@/lib/domain/shared/vocabulary";
import { lockPayableChange } from "@/lib/server/money/start/lock-payable-change";
import { lockPayableOrder } from "@/lib/server/money/start/lock-payable-order";
import { lockPayableReservation } from "@/lib/server/money/start/lock-payable-reservation";
import type { LockPayable } from "@/lib/server/money/start/payable";

/** How each kind of what is paid is locked. */
export const LOCK_PAYABLE = {
  reservation: lockPayableReservation,
  order: lockPayableOrder,
  change: lockPayableChange,
} as const satisfies Record<PaymentSubjectKind, LockPayable>;
