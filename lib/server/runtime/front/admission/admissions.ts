import {
  type Admission,
  type AdmissionLimits,
  createAdmission,
} from "@/lib/server/runtime/front/admission/admission";

const RENDERS: AdmissionLimits = {
  atOnce: 4,
  perSender: 3,
  waiting: 120,
  waitingPerSender: 40,
  timeoutMs: 5000,
};
/**
 * Renewals of cached pages: few at once, and in a queue of their own, so that requests for made-up addresses do not
 * delay them.
 */
const RENEWALS: AdmissionLimits = { ...RENDERS, atOnce: 2, perSender: 2, waitingPerSender: 120 };
const CALLS: AdmissionLimits = {
  atOnce: 64,
  perSender: 32,
  waiting: 1000,
  waitingPerSender: 200,
  timeoutMs: 5000,
};

/**
 * Never queued: payment callbacks, our own revalidation, and static files. Map pictures are drawn, so they are queued.
 */
const ALWAYS =
  /^\/(api\/(internal|v1\/payments\/(callback|webhook))|_next|media|icons)\/|^\/map\/[^/]+\.json$|^\/favicon\.ico$/;
const API = /^\/api\//;

export interface Admissions {
  /** Null for addresses that are never queued. */
  queueFor(path: string, isKnown: boolean): Admission | null;
  load(): Record<"renders" | "renewals" | "calls", ReturnType<Admission["load"]>>;
}

/**
 * The queues by kind of request. Without limits per sender (load tests come from one address) only the overall ones
 * apply.
 */
export function createAdmissions(countsSenders: boolean): Admissions {
  const open = (limits: AdmissionLimits) =>
    createAdmission(
      countsSenders ? limits : { ...limits, perSender: limits.atOnce, waitingPerSender: limits.waiting },
    );
  const [renders, renewals, calls] = [open(RENDERS), open(RENEWALS), open(CALLS)];
  return {
    queueFor: (path, isKnown) => {
      if (ALWAYS.test(path)) return null;
      if (API.test(path)) return calls;
      return isKnown ? renewals : renders;
    },
    load: () => ({ renders: renders.load(), renewals: renewals.load(), calls: calls.load() }),
  };
}
