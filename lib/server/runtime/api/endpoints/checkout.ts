import { availabilityQuery, availabilityResponse } from "@/lib/contracts/boats/availability";
import * as cancellation from "@/lib/contracts/cancellation";
import * as changes from "@/lib/contracts/changes";
import { slugParams } from "@/lib/contracts/content";
import { idParams } from "@/lib/contracts/fields";
import * as messages from "@/lib/contracts/messages";
import * as orders from "@/lib/contracts/orders";
import * as owner from "@/lib/contracts/owner";
import * as payments from "@/lib/contracts/payments";
import * as reservations from "@/lib/contracts/reservations";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";
import { HOUR, MINUTE, QUARTER_HOUR } from "@/lib/server/runtime/api/limit-windows";

/** Reservations, orders of special services, and their payments. */
export const CHECKOUT_ENDPOINTS = {
  "POST /reservations": {
    session: "required",
    // Each reservation request sends a mail to an owner.
    limit: { name: "reserve", points: 60, seconds: HOUR, shared: true, per: "customer" },
    body: reservations.createReservationBody,
    response: reservations.createReservationResponse,
    status: 201,
    idempotent: true,
  },
  "GET /user/reservations": { session: "required", response: reservations.reservationsResponse },
  "GET /user/reservations/{id}": {
    session: "required",
    params: idParams,
    response: reservations.reservationResponse,
  },
  "GET /user/reservations/{id}/cancellation": {
    session: "required",
    params: idParams,
    response: reservations.cancellationResponse,
  },
  "POST /user/reservations/{id}/cancel": {
    session: "required",
    params: idParams,
    body: cancellation.cancelBody,
    response: reservations.cancelResponse,
  },
  "POST /user/reservations/{id}/change-quote": {
    session: "required",
    limit: { name: "change_price", points: 60, seconds: MINUTE },
    params: idParams,
    body: changes.changeQuoteBody,
    response: changes.changeQuoteResponse,
  },
  "GET /user/reservations/{id}/change-days": {
    session: "required",
    params: idParams,
    query: availabilityQuery,
    response: availabilityResponse,
  },
  "POST /user/reservations/{id}/changes": {
    session: "required",
    // Each change holds a boat's time, and may send a mail to its owner.
    limit: { name: "change_trip", points: 20, seconds: HOUR, shared: true, per: "customer" },
    params: idParams,
    body: changes.startChangeBody,
    response: changes.startChangeResponse,
    status: 201,
    idempotent: true,
  },
  "DELETE /user/reservations/{id}/changes/{change}": {
    session: "required",
    params: changes.changeParams,
    response: null,
  },
  "POST /user/reservations/{id}/review": {
    session: "required",
    params: idParams,
    body: reservations.reviewBody,
    response: reservations.reviewResponse,
    status: 201,
  },
  "GET /user/reservations/{id}/messages": {
    session: "required",
    params: idParams,
    response: messages.messagesResponse,
  },
  "POST /user/reservations/{id}/messages": {
    session: "required",
    limit: { name: "messages", points: 60, seconds: HOUR, shared: true },
    params: idParams,
    body: messages.messageBody,
    response: messages.messageResponse,
    status: 201,
  },
  "POST /owner/{token}": {
    session: "none",
    limit: { name: "owner", points: 60, seconds: QUARTER_HOUR, shared: true },
    params: owner.ownerParams,
    body: owner.ownerBody,
    response: owner.ownerResponse,
  },
  "POST /special-services/{slug}/calculate-price": {
    session: "none",
    limit: { name: "order_price", points: 60, seconds: MINUTE },
    params: slugParams,
    body: orders.orderPriceBody,
    response: orders.orderPriceResponse,
  },
  "POST /special-services/{slug}/orders": {
    session: "required",
    // Each order sends a mail to an address that may not be the customer's.
    limit: { name: "order", points: 60, seconds: HOUR, shared: true, per: "customer" },
    params: slugParams,
    body: orders.createOrderBody,
    response: orders.createOrderResponse,
    status: 201,
    idempotent: true,
  },
  "GET /user/special-services": { session: "required", response: orders.ordersResponse },
  "GET /user/special-services/{id}": {
    session: "required",
    params: idParams,
    response: orders.orderResponse,
  },
  "GET /user/special-services/{id}/cancellation": {
    session: "required",
    params: idParams,
    response: orders.orderCancellationResponse,
  },
  "POST /user/special-services/{id}/cancel": {
    session: "required",
    params: idParams,
    body: cancellation.cancelBody,
    response: orders.cancelOrderResponse,
  },
  "GET /user/special-services/{id}/messages": {
    session: "required",
    params: idParams,
    response: messages.messagesResponse,
  },
  "POST /user/special-services/{id}/messages": {
    session: "required",
    limit: { name: "messages", points: 60, seconds: HOUR, shared: true },
    params: idParams,
    body: messages.messageBody,
    response: messages.messageResponse,
    status: 201,
  },
  "GET /contracts/preview": {
    session: "required",
    query: payments.contractPreviewQuery,
    response: payments.contractsResponse,
  },
  "POST /payments": {
    session: "optional",
    limit: { name: "payments", points: 240, seconds: QUARTER_HOUR, shared: true },
    body: payments.createPaymentBody,
    response: payments.createPaymentResponse,
    status: 201,
    idempotent: true,
  },
  "POST /payments/hold": {
    session: "optional",
    limit: { name: "payments", points: 240, seconds: QUARTER_HOUR, shared: true },
    body: payments.extendHoldBody,
    response: payments.holdResponse,
  },
  "GET /payments/{id}": { session: "optional", params: idParams, response: payments.paymentResponse },
} as const satisfies EndpointRows;
