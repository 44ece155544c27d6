import { callApi } from "@/lib/client/api/transport/call-api";
import { type UserResponse, userResponse } from "@/lib/contracts/accounts/user";

/** The signed-in user. */
export function fetchActiveUser(signal: AbortSignal): Promise<UserResponse> {
  return callApi("get", "user", { response: userResponse, signal });
}
