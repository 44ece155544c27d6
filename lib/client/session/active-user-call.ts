import { callApi } from "@/lib/client/api/call-api";
import { type UserAnswer, userAnswer } from "@/lib/contracts/user";

/** Who is signed in. */
export function fetchActiveUser(signal: AbortSignal): Promise<UserAnswer> {
  return callApi("get", "user", { answer: userAnswer, signal });
}
