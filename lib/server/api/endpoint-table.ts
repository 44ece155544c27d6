import * as account from "@/lib/contracts/account";
import * as app from "@/lib/contracts/app";
import * as auth from "@/lib/contracts/auth";
import * as availability from "@/lib/contracts/boats/availability";
import * as boatCode from "@/lib/contracts/boats/boat-code";
import * as quote from "@/lib/contracts/boats/quote";
import * as vehicleMap from "@/lib/contracts/boats/vehicle-map";
import * as search from "@/lib/contracts/boats/vehicle-search";
import * as vehicles from "@/lib/contracts/boats/vehicles";
import * as cancellation from "@/lib/contracts/cancellation";
import * as contact from "@/lib/contracts/contact";
import * as content from "@/lib/contracts/content";
import * as favorites from "@/lib/contracts/favorites";
import * as home from "@/lib/contracts/home";
import * as messages from "@/lib/contracts/messages";
import * as owner from "@/lib/contracts/owner";
import * as payments from "@/lib/contracts/payments";
import * as reservations from "@/lib/contracts/reservations";
import * as services from "@/lib/contracts/services";
import * as user from "@/lib/contracts/user";
import type { Schema, SessionRule } from "@/lib/server/api/endpoint-contract";

/** A door as the outside sees it; a test compares every row with the door itself. */
export interface EndpointRow {
  query?: Schema;
  body?: Schema;
  /** Null: an answer without content, or one that is not for our client. */
  answer: Schema | null;
  session: SessionRule;
  status?: number;
  idempotent?: true;
}

type Rows = Readonly<Record<`${"GET" | "POST" | "PUT" | "DELETE"} /${string}`, EndpointRow>>;

const OPEN = { session: "none" } as const;
const OWN = { session: "required" } as const;

/** Every endpoint of `/api/v1` that our contracts describe, under its method and path. */
const ENDPOINTS = {
  "POST /auth/register": { ...OPEN, body: auth.registerBody, answer: auth.authResponse, status: 201 },
  "POST /auth/login": { session: "optional", body: auth.loginBody, answer: auth.authResponse },
  "POST /auth/logout": { session: "optional", answer: null },
  "POST /auth/forgot-password": {
    ...OPEN,
    body: auth.forgotPasswordBody,
    answer: auth.askedAnswer,
    status: 202,
  },
  "POST /auth/reset-password": { ...OPEN, body: auth.resetPasswordBody, answer: null },
  "POST /auth/send-verify-email": { ...OWN, answer: auth.resendResponse },
  "POST /auth/verify-email": { ...OWN, body: auth.verifyCodeBody, answer: null },
  "POST /auth/send-verify-phone": { ...OWN, answer: auth.resendResponse },
  "POST /auth/verify-phone": { ...OWN, body: auth.verifyCodeBody, answer: null },
  "POST /auth/t-login": { session: "optional", body: auth.tLoginBody, answer: auth.authResponse },
  "GET /auth/google": { ...OPEN, query: auth.googleQuery, answer: null, status: 303 },
  "GET /auth/google/registration": { ...OPEN, answer: auth.googleRegistrationResponse },
  "POST /auth/google/registration": {
    ...OPEN,
    body: auth.googleRegistrationBody,
    answer: auth.authResponse,
    status: 201,
  },
  "GET /user": { ...OWN, answer: user.userResponse },
  "PUT /user/profile": { ...OWN, body: user.profileBody, answer: user.userResponse },
  "DELETE /user/profile": { ...OWN, answer: null },
  "GET /user/sessions": { ...OWN, answer: account.sessionsResponse },
  "DELETE /user/sessions/{id}": { ...OWN, answer: null },
  "POST /user/google": { ...OWN, answer: account.googleConnectionResponse },
  "DELETE /user/google": { ...OWN, answer: null },
  "GET /user/consents": { ...OWN, answer: account.consentsResponse },
  "PUT /user/consents": { ...OWN, body: account.consentsBody, answer: account.consentsResponse },
  "GET /user/export": { ...OWN, answer: account.exportResponse },
  "PUT /user/change-password": { ...OWN, body: user.changePasswordBody, answer: null },
  "GET /user/favorites": { ...OWN, answer: favorites.favouritesResponse },
  "POST /user/toggle-favorite": {
    ...OWN,
    body: favorites.toggleFavouriteBody,
    answer: favorites.toggleFavouriteResponse,
  },
  "GET /app": { ...OPEN, answer: app.appResponse },
  "GET /home": { ...OPEN, answer: home.homeResponse },
  "GET /vehicles": { ...OPEN, query: vehicles.vehiclesQuery, answer: vehicles.vehiclesResponse },
  "GET /vehicles/count": { ...OPEN, query: vehicles.vehiclesQuery, answer: search.vehiclesCountResponse },
  "GET /vehicles/filters": { ...OPEN, answer: search.vehiclesFiltersResponse },
  "GET /vehicles/map": { ...OPEN, query: vehicles.vehiclesQuery, answer: vehicleMap.vehicleMapResponse },
  "GET /vehicles/find-by-no": { ...OPEN, query: boatCode.findByNoQuery, answer: boatCode.findByNoResponse },
  "POST /vehicles/calculate-price": { ...OPEN, body: quote.quoteBody, answer: quote.quoteResponse },
  "GET /vehicles/{vehicle}": { ...OPEN, answer: vehicles.vehicleResponse },
  "GET /vehicles/{vehicle}/reviews": {
    ...OPEN,
    query: vehicles.reviewsQuery,
    answer: vehicles.reviewsResponse,
  },
  "GET /vehicles/{vehicle}/availability": {
    ...OPEN,
    query: availability.availabilityQuery,
    answer: availability.availabilityResponse,
  },
  "POST /reservations": {
    ...OWN,
    body: reservations.createReservationBody,
    answer: reservations.createReservationResponse,
    status: 201,
    idempotent: true,
  },
  "GET /user/reservations": { ...OWN, answer: reservations.reservationsResponse },
  "GET /user/reservations/{id}": { ...OWN, answer: reservations.reservationResponse },
  "GET /user/reservations/{id}/cancellation": { ...OWN, answer: reservations.cancellationResponse },
  "POST /user/reservations/{id}/cancel": {
    ...OWN,
    body: cancellation.cancelBody,
    answer: reservations.cancelResponse,
  },
  "POST /user/reservations/{id}/review": {
    ...OWN,
    body: reservations.reviewBody,
    answer: reservations.reviewResponse,
    status: 201,
  },
  "GET /user/reservations/{id}/messages": { ...OWN, answer: messages.messagesResponse },
  "POST /user/reservations/{id}/messages": {
    ...OWN,
    body: messages.messageBody,
    answer: messages.messageResponse,
    status: 201,
  },
  "POST /owner/{token}": { ...OPEN, body: owner.ownerBody, answer: owner.ownerAnswer },
  "GET /contracts/preview": {
    ...OWN,
    query: payments.contractPreviewQuery,
    answer: payments.contractsResponse,
  },
  "POST /payments": {
    session: "optional",
    body: payments.createPaymentBody,
    answer: payments.createPaymentResponse,
    status: 201,
    idempotent: true,
  },
  "GET /special-services": { ...OPEN, answer: content.specialServicesResponse },
  "POST /special-services/{slug}/calculate-price": {
    ...OPEN,
    body: services.orderPriceBody,
    answer: services.orderPriceResponse,
  },
  "POST /special-services/{slug}/orders": {
    ...OWN,
    body: services.createOrderBody,
    answer: services.createOrderResponse,
    status: 201,
    idempotent: true,
  },
  "GET /user/special-services": { ...OWN, answer: services.ordersResponse },
  "GET /user/special-services/{id}": { ...OWN, answer: services.orderResponse },
  "GET /user/special-services/{id}/cancellation": { ...OWN, answer: services.orderCancellationResponse },
  "POST /user/special-services/{id}/cancel": {
    ...OWN,
    body: cancellation.cancelBody,
    answer: services.cancelOrderResponse,
  },
  "GET /special-services/{slug}": { ...OPEN, answer: content.specialServiceResponse },
  "GET /blogs": { ...OPEN, query: content.blogsQuery, answer: content.blogsResponse },
  "GET /blogs/{slug}": { ...OPEN, answer: content.blogResponse },
  "GET /faqs": { ...OPEN, answer: content.faqsResponse },
  "GET /pages/{type}/{slug}": { ...OPEN, answer: content.pageResponse },
  "POST /contact": { ...OPEN, body: contact.contactForm, answer: null },
  "GET /payments/{id}": { session: "optional", answer: payments.paymentResponse },
} as const satisfies Rows;

/** Endpoints under `/api/v1` for providers and tools: no contract of ours describes them. */
export const PLAIN_DOORS = [
  "GET /openapi.json",
  "POST /payments/callback/{provider}",
  "POST /payments/webhook/{provider}",
] as const;

export const ENDPOINT_ROWS = Object.entries<EndpointRow>(ENDPOINTS);
