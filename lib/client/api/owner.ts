import { callApi } from "@/lib/client/api/call-api";
import { type OwnerBody, ownerResponse } from "@/lib/contracts/owner";

/** Does what the owner of a boat decided on the page of a mail's link. */
export function answerAsOwner(token: string, body: OwnerBody) {
  return callApi("post", `owner/${token}`, { response: ownerResponse, body });
}
