import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import {
  type MessageBody,
  type MessageResponse,
  messageResponse,
  messagesResponse,
} from "@/lib/contracts/messages";
import { type QuestionBody, questionResponse } from "@/lib/contracts/questions";
import type { MessageSubject } from "@/lib/domain/messages/message-subject";
import type { MessageSubjectKind } from "@/lib/domain/shared/vocabulary";

const ASK_AGAIN_MS = 30_000;

const NOUNS = {
  reservation: "reservations",
  order: "special-services",
  question: "questions",
} as const satisfies Record<MessageSubjectKind, string>;

const pathOf = ({ kind, id }: MessageSubject) => `user/${NOUNS[kind]}/${id}/messages`;

/** The conversation about a reservation, an order or a question, polled while the page is visible. */
export function messagesQuery(about: MessageSubject, initial: readonly MessageResponse[]) {
  return queryOptions({
    queryKey: ["messages", about.id],
    queryFn: async ({ signal }) =>
      (
        await callApi("get", pathOf(about), {
          response: messagesResponse,
          signal,
        })
      ).items,
    initialData: [...initial],
    staleTime: ASK_AGAIN_MS,
    refetchInterval: ASK_AGAIN_MS,
  });
}

export function sendMessage(about: MessageSubject, body: MessageBody) {
  return callApi("post", pathOf(about), { response: messageResponse, body });
}

/** Asks the owner of a boat before booking. */
export function askQuestion(body: QuestionBody) {
  return callApi("post", "questions", { response: questionResponse, body });
}

/** Closes the customer's conversation and tells the operator why. */
export async function reportQuestion(id: string, text: string): Promise<void> {
  await callApi("post", `user/questions/${id}/report`, { response: v.unknown(), body: { text } });
}
