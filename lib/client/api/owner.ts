import { callApi } from "@/lib/client/api/transport/call-api";
import { type OwnerBody, ownerResponse } from "@/lib/contracts/owner";
import { type OwnerQuestionBody, ownerQuestionResponse } from "@/lib/contracts/questions";

/** Does what the owner of a boat decided on the page of a mail's link. */
export function answerAsOwner(token: string, body: OwnerBody) {
  return callApi("post", `owner/${token}`, { response: ownerResponse, body });
}

/** Does what the owner decided about a question before booking. */
export function answerOwnerQuestion(token: string, body: OwnerQuestionBody) {
  return callApi("post", `owner/${token}/question`, { response: ownerQuestionResponse, body });
}
