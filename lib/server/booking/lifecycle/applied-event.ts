import type { Actor } from "@/lib/domain/shared/actor";

/** An event of a reservation or an order, with who causes it when. */
export interface AppliedEvent<E extends string> {
  event: E;
  by: Actor;
  now: Date;
  /** Why it is cancelled or declined; kept in the history. */
  reason?: string | null;
}

/** The columns of a reservation or an order that an event changes beside the status; `reason` as it may be told. */
export function columnsAfterEvent(
  expiresAt: Date | null,
  { event, now }: AppliedEvent<string>,
  reason: string | null,
) {
  return {
    expiresAt,
    updatedAt: now,
    ...(event === "pay" && { paidAt: now }),
    ...((event === "cancel" || event === "decline") && { cancelReason: reason }),
  };
}
