import * as v from "valibot";
import { callApi } from "@/lib/client/api/call-api";
import {
  type OwnerQuestionBody,
  ownerQuestionResponse,
  type QuestionBody,
  questionResponse,
} from "@/lib/contracts/questions";

/** Asks the owner of a boat before booking. */
export function askQuestion(body: QuestionBody) {
  return callApi("post", "questions", { response: questionResponse, body });
}

/** Closes the customer's conversation and tells the operator why. */
export async function reportQuestion(id: string, text: string): Promise<void> {
  await callApi("post", `user/questions/${id}/report`, { response: v.unknown(), body: { text } });
}

/** Does what the owner decided on the page of a mail's link. */
export function answerOwnerQuestion(token: string, body: OwnerQuestionBody) {
  return callApi("post", `owner/${token}/question`, { response: ownerQuestionResponse, body });
}
