import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api/transport/call-api";
import { forgetAttempts, sendOnce } from "@/lib/client/api/transport/send-once";
import type { CancelBody } from "@/lib/contracts/cancellation";
import {
  type CreateOrderBody,
  cancelOrderResponse,
  createOrderResponse,
  type OrderPriceBody,
  orderCancellationResponse,
  orderPriceResponse,
} from "@/lib/contracts/orders";

/** What an order would cost and what is free that day. Fails without a toast: the form shows the error. */
export function orderPriceQuery(slug: string, body: OrderPriceBody) {
  return queryOptions({
    queryKey: ["order-price", slug, body],
    staleTime: 15_000,
    retry: false,
    queryFn: ({ signal }) =>
      callApi("post", `special-services/${slug}/calculate-price`, {
        response: orderPriceResponse,
        body,
        signal,
      }),
  });
}

/** Orders a special service. Fails without a toast. Repeated until its hold expires, it returns the same order. */
export function createOrder(slug: string, body: CreateOrderBody) {
  return sendOnce({
    name: `order:${slug}`,
    body,
    send: (idempotencyKey) =>
      callApi("post", `special-services/${slug}/orders`, {
        response: createOrderResponse,
        body,
        idempotencyKey,
      }),
    repeatableUntil: ({ expires_at }) => expires_at,
  });
}

/** The refund when the order is cancelled now; requested again each time. */
export function orderCancellationQuery(id: string) {
  return queryOptions({
    queryKey: ["order-cancellation", id],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      callApi("get", `user/special-services/${id}/cancellation`, {
        response: orderCancellationResponse,
        signal,
      }),
  });
}

/** Cancels an order; repeating it changes nothing. */
export async function cancelOrder(id: string, body: CancelBody) {
  const cancelled = await callApi("post", `user/special-services/${id}/cancel`, {
    response: cancelOrderResponse,
    body,
  });
  forgetAttempts();
  return cancelled;
}
