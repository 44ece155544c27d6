import type { Actor } from "@/lib/domain/shared/vocabulary";

/** An event of a reservation or an order, with who causes it when. */
export interface AppliedEvent<E extends string> {
  event: E;
  actor: Actor;
  now: Date;
  /** Why it is cancelled or rejected; kept in the history. */
  reason?: string | null;
}

/** The columns of a reservation or an order that an event changes together with its status. */
export function columnsAfter<S extends string>(
  status: S,
  expiresAt: Date | null,
  { event, now, reason }: AppliedEvent<string>,
) {
  return {
    status,
    expiresAt,
    updatedAt: now,
    ...(event === "pay" && { paidAt: now }),
    ...((event === "cancel" || event === "reject") && { cancelReason: reason ?? null }),
  };
}
