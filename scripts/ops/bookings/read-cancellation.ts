import type { CancellationCause } from "@/lib/domain/reservations/plan-refund";
import { explain } from "@/scripts/server/say";

const CAUSES = ["customer", "owner", "weather"] as const satisfies CancellationCause[];

export interface CancellationArgs {
  number: string;
  asked: { cause: CancellationCause; reason: string };
}

/** `<number> <customer|owner|weather> <reason>`, or null after explaining the arguments. */
export function readCancellation(args: readonly string[]): CancellationArgs | null {
  const [number = "", given = "", ...reason] = args;
  const cause = CAUSES.find((one) => one === given);
  if (cause && reason.length > 0) return { number, asked: { cause, reason: reason.join(" ") } };
  explain(`Give the number, who is responsible (${CAUSES.join(", ")}) and the reason.`);
  return null;
}
