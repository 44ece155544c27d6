import type { CancellationPolicy } from "@/lib/domain/shared/vocabulary";
import { POLICY_STEPS, type PolicyStep } from "./plan-refund";

/** The numbers of the sentence about a policy: its first step, and a later one where there is one. */
export function policyNumbers(policy: CancellationPolicy) {
  const [first, later]: readonly PolicyStep[] = POLICY_STEPS[policy];
  return {
    percent: first?.percent ?? 0,
    days: first?.daysBefore ?? 0,
    hours: (first?.daysBefore ?? 0) * 24,
    later_percent: later?.percent ?? 0,
    later_days: later?.daysBefore ?? 0,
  };
}
