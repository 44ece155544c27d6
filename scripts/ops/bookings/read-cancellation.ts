import { CANCELLATION_CAUSES, type CancellationCause } from "@/lib/domain/reservations/plan-refund";
import { explain } from "@/scripts/server/say";

export interface CancellationArgs {
  number: string;
  asked: { cause: CancellationCause; reason: string };
}

/** `<number> <customer|owner|weather> <reason>`, or null after explaining the arguments. */
export function readCancellation(args: readonly string[]): CancellationArgs | null {
  const [number = "", given = "", ...reason] = args;
  const cause = CANCELLATION_CAUSES.find((one) => one === given);
  if (cause && reason.length > 0) return { number, asked: { cause, reason: reason.join(" ") } };
  explain(`Give the number, who is responsible (${CANCELLATION_CAUSES.join(", ")}) and the reason.`);
  return null;
}
