import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api/call-api";
import type { CancelBody } from "@/lib/contracts/cancellation";
import {
  type CreateOrderBody,
  cancelOrderResponse,
  createOrderResponse,
  type OrderPriceBody,
  orderCancellationResponse,
  orderPriceResponse,
} from "@/lib/contracts/services";

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

/** Orders a special service. Fails without a toast; the same key never orders twice. */
export function createOrder(slug: string, body: CreateOrderBody, idempotencyKey: string) {
  const call = { response: createOrderResponse, body, idempotencyKey };
  return callApi("post", `special-services/${slug}/orders`, call);
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
export function cancelOrder(id: string, body: CancelBody) {
  return callApi("post", `user/special-services/${id}/cancel`, { response: cancelOrderResponse, body });
}
