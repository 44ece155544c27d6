import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import { sendOnce } from "@/lib/client/api/transport/send-once";
import { availabilityResponse } from "@/lib/contracts/boats/availability";
import {
  type changeQuoteBody,
  changeQuoteResponse,
  type startChangeBody,
  startChangeResponse,
} from "@/lib/contracts/changes";

/** The boat's days for a change of the trip: the trip's own hours count as free. */
export function changeDaysQuery(id: string, from: string, to: string) {
  return queryOptions({
    queryKey: ["change-days", id, from, to],
    staleTime: 30_000,
    queryFn: ({ signal }) =>
      callApi("get", `user/reservations/${id}/change-days`, {
        response: availabilityResponse,
        query: { from, to },
        signal,
      }),
  });
}

/** What the new trip costs and what the difference is. Fails without a toast: the form shows the error. */
export function changeQuoteQuery(id: string, body: v.InferInput<typeof changeQuoteBody>) {
  return queryOptions({
    queryKey: ["change-quote", id, body],
    staleTime: 10_000,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      callApi("post", `user/reservations/${id}/change-quote`, {
        response: changeQuoteResponse,
        body,
        signal,
      }),
  });
}

/** Changes the trip, or asks its owner, or holds the new time for the payment. */
export function startChange(id: string, body: v.InferInput<typeof startChangeBody>) {
  return sendOnce({
    name: `change:${id}`,
    body,
    send: (idempotencyKey) =>
      callApi("post", `user/reservations/${id}/changes`, {
        response: startChangeResponse,
        body,
        idempotencyKey,
      }),
  });
}

/** Gives up an open change; the trip stays as it is. */
export async function withdrawChange(id: string, changeId: string): Promise<void> {
  await callApi("delete", `user/reservations/${id}/changes/${changeId}`, { response: v.unknown() });
}
