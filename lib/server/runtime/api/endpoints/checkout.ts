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
    access: "customer",
    // Each reservation request sends a mail to an owner.
    limit: { name: "reserve", points: 60, seconds: HOUR, shared: true, per: "customer" },
    body: reservations.createReservationBody,
    response: reservations.createReservationResponse,
    status: 201,
    idempotent: true,
  },
  "GET /user/reservations": { access: "customer", response: reservations.reservationsResponse },
  "GET /user/reservations/{id}": {
    access: "customer",
    params: idParams,
    response: reservations.reservationResponse,
  },
  "GET /user/reservations/{id}/cancellation": {
    access: "customer",
    params: idParams,
    response: reservations.cancellationResponse,
  },
  "POST /user/reservations/{id}/cancel": {
    access: "customer",
    params: idParams,
    body: cancellation.cancelBody,
    response: reservations.cancelResponse,
  },
  "POST /user/reservations/{id}/change-quote": {
    access: "customer",
    limit: { name: "change_price", points: 60, seconds: MINUTE },
    params: idParams,
    body: changes.changeQuoteBody,
    response: changes.changeQuoteResponse,
  },
  "GET /user/reservations/{id}/change-days": {
    access: "customer",
    params: idParams,
    query: availabilityQuery,
    response: availabilityResponse,
  },
  "POST /user/reservations/{id}/changes": {
    access: "customer",
    // Each change holds a boat's time, and may send a mail to its owner.
    limit: { name: "change_trip", points: 20, seconds: HOUR, shared: true, per: "customer" },
    params: idParams,
    body: changes.startChangeBody,
    response: changes.startChangeResponse,
    status: 201,
    idempotent: true,
  },
  "DELETE /user/reservations/{id}/changes/{change}": {
    access: "customer",
    params: changes.changeParams,
    response: null,
  },
  "POST /user/reservations/{id}/review": {
    access: "customer",
    params: idParams,
    body: reservations.reviewBody,
    response: reservations.reviewResponse,
    status: 201,
  },
  "GET /user/reservations/{id}/messages": {
    access: "customer",
    params: idParams,
    response: messages.messagesResponse,
  },
  "POST /user/reservations/{id}/messages": {
    access: "customer",
    limit: { name: "messages", points: 60, seconds: HOUR, shared: true },
    params: idParams,
    body: messages.messageBody,
    response: messages.messageResponse,
    status: 201,
  },
  "POST /owner/{token}": {
    access: "anyone",
    limit: { name: "owner", points: 60, seconds: QUARTER_HOUR, shared: true },
    params: owner.ownerParams,
    body: owner.ownerBody,
    response: owner.ownerResponse,
  },
  "POST /special-services/{slug}/calculate-price": {
    access: "anyone",
    limit: { name: "order_price", points: 60, seconds: MINUTE },
    params: slugParams,
    body: orders.orderPriceBody,
    response: orders.orderPriceResponse,
  },
  "POST /special-services/{slug}/orders": {
    access: "customer",
    // Each order sends a mail to an address that may not be the customer's.
    limit: { name: "order", points: 60, seconds: HOUR, shared: true, per: "customer" },
    params: slugParams,
    body: orders.createOrderBody,
    response: orders.createOrderResponse,
    status: 201,
    idempotent: true,
  },
  "GET /user/special-services": { access: "customer", response: orders.ordersResponse },
  "GET /user/special-services/{id}": {
    access: "customer",
    params: idParams,
    response: orders.orderResponse,
  },
  "GET /user/special-services/{id}/cancellation": {
    access: "customer",
    params: idParams,
    response: orders.orderCancellationResponse,
  },
  "POST /user/special-services/{id}/cancel": {
    access: "customer",
    params: idParams,
    body: cancellation.cancelBody,
    response: orders.cancelOrderResponse,
  },
  "GET /user/special-services/{id}/messages": {
    access: "customer",
    params: idParams,
    response: messages.messagesResponse,
  },
  "POST /user/special-services/{id}/messages": {
    access: "customer",
    limit: { name: "messages", points: 60, seconds: HOUR, shared: true },
    params: idParams,
    body: messages.messageBody,
    response: messages.messageResponse,
    status: 201,
  },
  "GET /contracts/preview": {
    access: "customer",
    query: payments.contractPreviewQuery,
    response: payments.contractsResponse,
  },
  "POST /payments": {
    access: "customer_or_anyone",
    limit: { name: "payments", points: 240, seconds: QUARTER_HOUR, shared: true },
    body: payments.createPaymentBody,
    response: payments.createPaymentResponse,
    status: 201,
    idempotent: true,
  },
  "POST /payments/hold": {
    access: "customer_or_anyone",
    limit: { name: "payments", points: 240, seconds: QUARTER_HOUR, shared: true },
    body: payments.extendHoldBody,
    response: payments.holdResponse,
  },
  "GET /payments/{id}": {
    access: "customer_or_anyone",
    params: idParams,
    response: payments.paymentResponse,
  },
} as const satisfies EndpointRows;
