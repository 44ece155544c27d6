import type { StepRecord } from "@/lib/server/db/step-records";

/**
 * Who ended a trip or an event, as its customer understands it: the operator also cancels for the owner and the
 * weather.
 */
export function cancelledBy(
  history: readonly Pick<StepRecord<string>, "actor">[],
  refundReason: string | null,
): "customer" | "owner" | "weather" | "team" {
  if (refundReason === "cancelled_by_owner") return "owner";
  if (refundReason === "weather") return "weather";
  return history.at(-1)?.actor === "customer" ? "customer" : "team";
}
