import type { ApiFailure } from "@/lib/client/api/transport/api-failure";

export type FailureTreatment = "toast" | "silent" | "end_session" | "forbidden_dialog";

const SILENT = [
  /^auth\/passkey/,
  /^vehicles\/(calculate-price|count|first-day|suggestions)$/,
  /^special-services(\/|$)/,
];
/** Their forms say for how long and what else one can do, in a box that stays. */
const LIMITED_FORMS = ["auth/register", "auth/google/registration", "auth/login", "auth/forgot-password"];

/** What the visitor sees of a failing call. A code that is on its way already is shown by the form that
 * asks for it, and logging in by passkey says itself what went wrong: the browser may have begun it unasked. */
export function failureTreatment(
  path: string,
  failure: Pick<ApiFailure, "status"> & Partial<Pick<ApiFailure, "code">>,
): FailureTreatment {
  if (failure.code === "too_soon_to_resend") return "silent";
  if (failure.code === "too_many_requests" && LIMITED_FORMS.includes(path)) return "silent";
  if (failure.status === 401 && path !== "auth/login") return "end_session";
  if (failure.status === 403) return "forbidden_dialog";
  return SILENT.some((pattern) => pattern.test(path)) ? "silent" : "toast";
}
