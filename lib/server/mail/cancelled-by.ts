import type { StepRecord } from "@/lib/server/db/history-records";

/**
 * The party that cancelled a trip or event, as told to its customer: the operator also cancels for the owner and the
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
