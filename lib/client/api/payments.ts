import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api/transport/call-api";
import { sendOnce } from "@/lib/client/api/transport/send-once";
import {
  type CreatePaymentBody,
  createPaymentResponse,
  type ExtendHoldBody,
  holdResponse,
  paymentResponse,
} from "@/lib/contracts/payments";

const POLL_MS = 2_000;

/** Starts a payment; the response contains the address of the provider's hosted page. */
export function createPayment(body: CreatePaymentBody) {
  return sendOnce({
    name: `payment:${body.reservation_id ?? body.service_order_id ?? body.change_id}`,
    body,
    send: (idempotencyKey) =>
      callApi("post", "payments", { response: createPaymentResponse, body, idempotencyKey }),
  });
}

/** Asks for more time to pay. */
export function extendHold(body: ExtendHoldBody) {
  return callApi("post", "payments/hold", { response: holdResponse, body });
}

/** The state of a payment, polled until it is settled. */
export function paymentQuery(id: string) {
  return queryOptions({
    queryKey: ["payment", id],
    queryFn: ({ signal }) => callApi("get", `payments/${id}`, { response: paymentResponse, signal }),
    refetchInterval: ({ state }) => (state.data && state.data.state !== "processing" ? false : POLL_MS),
  });
}
