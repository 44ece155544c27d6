import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api/call-api";
import {
  type MessageBody,
  type MessageResponse,
  messageResponse,
  messagesResponse,
} from "@/lib/contracts/messages";

const ASK_AGAIN_MS = 30_000;

/** The conversation about a reservation, polled while the page is visible. */
export function messagesQuery(reservationId: string, initial: readonly MessageResponse[]) {
  return queryOptions({
    queryKey: ["messages", reservationId],
    queryFn: async ({ signal }) =>
      (
        await callApi("get", `user/reservations/${reservationId}/messages`, {
          response: messagesResponse,
          signal,
        })
      ).items,
    initialData: [...initial],
    staleTime: ASK_AGAIN_MS,
    refetchInterval: ASK_AGAIN_MS,
  });
}

export function sendMessage(reservationId: string, body: MessageBody) {
  return callApi("post", `user/reservations/${reservationId}/messages`, { response: messageResponse, body });
}
