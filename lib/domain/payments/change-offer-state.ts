import type { ChangeStatus } from "@/lib/domain/shared/vocabulary";
import type { OfferState } from "./offer-state";

const STATES = {
  asked: "waiting",
  payment_pending: "payable",
  made: "paid",
  refused: "closed",
  withdrawn: "closed",
  expired: "expired",
} as const satisfies Record<ChangeStatus, OfferState>;

/** What can be said about paying the difference of a change now; see `OfferState`. */
export function changeOfferState(change: {
  status: ChangeStatus;
  inReview: boolean;
  /** Whether its money came too late and goes back. */
  returned: boolean;
}): OfferState {
  const state = STATES[change.status];
  const open = state === "payable";
  if (change.inReview && state !== "paid") {
    if (open) return "in_review";
    return state === "expired" ? "late_review" : "withdrawn_review";
  }
  if (change.returned && !open && state !== "paid") {
    return state === "expired" ? "returned" : "withdrawn_returned";
  }
  return state;
}
