import { callApi } from "@/lib/client/api/transport/call-api";
import { type UserResponse, userResponse } from "@/lib/contracts/accounts/user";

/** Who is signed in. */
export function fetchActiveUser(signal: AbortSignal): Promise<UserResponse> {
  return callApi("get", "user", { response: userResponse, signal });
}
