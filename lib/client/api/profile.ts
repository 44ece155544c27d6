import { callApi } from "@/lib/client/api/transport/call-api";
import { type ProfileBody, userResponse } from "@/lib/contracts/accounts/user";

/** Changes what the body names of the signed-in customer; the rest stays. */
export function saveProfile(body: ProfileBody) {
  return callApi("put", "user/profile", { response: userResponse, body });
}
