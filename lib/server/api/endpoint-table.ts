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
import * as shortlists from "@/lib/contracts/shortlists";
import * as user from "@/lib/contracts/user";
import type { Schema, SessionRule } from "@/lib/server/api/endpoint-contract";

/** An endpoint as clients see it; a test compares every row with the endpoint itself. */
export interface EndpointRow {
  query?: Schema;
  body?: Schema;
  /** Null: a response without content, or one that is not for our client. */
  response: Schema | null;
  session: SessionRule;
  status?: number;
  idempotent?: true;
}

type Rows = Readonly<Record<`${"GET" | "POST" | "PUT" | "DELETE"} /${string}`, EndpointRow>>;

const OPEN = { session: "none" } as const;
const OWN = { session: "required" } as const;

/** Every endpoint of `/api/v1` that has a contract, by method and path. */
const ENDPOINTS = {
  "POST /auth/register": { ...OPEN, body: auth.registerBody, response: auth.authResponse, status: 201 },
  "POST /auth/login": { session: "optional", body: auth.loginBody, response: auth.authResponse },
  "POST /auth/logout": { session: "optional", response: null },
  "POST /auth/forgot-password": {
    ...OPEN,
    body: auth.forgotPasswordBody,
    response: auth.askedAnswer,
    status: 202,
  },
  "POST /auth/reset-password": { ...OPEN, body: auth.resetPasswordBody, response: null },
  "POST /auth/send-verify-email": { ...OWN, response: auth.resendResponse },
  "POST /auth/verify-email": { ...OWN, body: auth.verifyCodeBody, response: null },
  "POST /auth/send-verify-phone": { ...OWN, response: auth.resendResponse },
  "POST /auth/verify-phone": { ...OWN, body: auth.verifyCodeBody, response: null },
  "POST /auth/t-login": { session: "optional", body: auth.tLoginBody, response: auth.authResponse },
  "GET /auth/google": { ...OPEN, query: auth.googleQuery, response: null, status: 303 },
  "GET /auth/google/registration": { ...OPEN, response: auth.googleRegistrationResponse },
  "POST /auth/google/registration": {
    ...OPEN,
    body: auth.googleRegistrationBody,
    response: auth.authResponse,
    status: 201,
  },
  "GET /user": { ...OWN, response: user.userResponse },
  "PUT /user/profile": { ...OWN, body: user.profileBody, response: user.userResponse },
  "DELETE /user/profile": { ...OWN, response: null },
  "GET /user/sessions": { ...OWN, response: account.sessionsResponse },
  "DELETE /user/sessions/{id}": { ...OWN, response: null },
  "POST /user/google": { ...OWN, response: account.googleConnectionResponse },
  "DELETE /user/google": { ...OWN, response: null },
  "GET /user/consents": { ...OWN, response: account.consentsResponse },
  "PUT /user/consents": { ...OWN, body: account.consentsBody, response: account.consentsResponse },
  "GET /user/export": { ...OWN, response: account.exportResponse },
  "PUT /user/change-password": { ...OWN, body: user.changePasswordBody, response: null },
  "GET /user/favorites": { ...OWN, response: favorites.favouritesResponse },
  "POST /user/toggle-favorite": {
    ...OWN,
    body: favorites.toggleFavouriteBody,
    response: favorites.toggleFavouriteResponse,
  },
  "GET /user/shortlists": { ...OWN, response: shortlists.ownShortlistsResponse },
  "POST /user/shortlists": {
    ...OWN,
    body: shortlists.createShortlistBody,
    response: shortlists.ownShortlist,
    status: 201,
  },
  "DELETE /user/shortlists/{id}": { ...OWN, response: null },
  "DELETE /user/shortlists/{id}/votes/{vote}": { ...OWN, response: null },
  "POST /shortlists/{token}/votes": {
    ...OPEN,
    body: shortlists.voteBody,
    response: shortlists.votesResponse,
  },
  "DELETE /shortlists/{token}/votes/{vehicle}": { ...OPEN, response: shortlists.votesResponse },
  "GET /app": { ...OPEN, response: app.appResponse },
  "GET /home": { ...OPEN, response: home.homeResponse },
  "GET /vehicles": { ...OPEN, query: vehicles.vehiclesQuery, response: vehicles.vehiclesResponse },
  "GET /vehicles/count": { ...OPEN, query: vehicles.vehiclesQuery, response: search.vehiclesCountResponse },
  "GET /vehicles/filters": { ...OPEN, response: search.vehiclesFiltersResponse },
  "GET /vehicles/map": { ...OPEN, query: vehicles.vehiclesQuery, response: vehicleMap.vehicleMapResponse },
  "GET /vehicles/find-by-no": { ...OPEN, query: boatCode.findByNoQuery, response: boatCode.findByNoResponse },
  "POST /vehicles/calculate-price": { ...OPEN, body: quote.quoteBody, response: quote.quoteResponse },
  "GET /vehicles/{vehicle}": { ...OPEN, response: vehicles.vehicleResponse },
  "GET /vehicles/{vehicle}/reviews": {
    ...OPEN,
    query: vehicles.reviewsQuery,
    response: vehicles.reviewsResponse,
  },
  "GET /vehicles/{vehicle}/availability": {
    ...OPEN,
    query: availability.availabilityQuery,
    response: availability.availabilityResponse,
  },
  "POST /reservations": {
    ...OWN,
    body: reservations.createReservationBody,
    response: reservations.createReservationResponse,
    status: 201,
    idempotent: true,
  },
  "GET /user/reservations": { ...OWN, response: reservations.reservationsResponse },
  "GET /user/reservations/{id}": { ...OWN, response: reservations.reservationResponse },
  "GET /user/reservations/{id}/cancellation": { ...OWN, response: reservations.cancellationResponse },
  "POST /user/reservations/{id}/cancel": {
    ...OWN,
    body: cancellation.cancelBody,
    response: reservations.cancelResponse,
  },
  "POST /user/reservations/{id}/review": {
    ...OWN,
    body: reservations.reviewBody,
    response: reservations.reviewResponse,
    status: 201,
  },
  "GET /user/reservations/{id}/messages": { ...OWN, response: messages.messagesResponse },
  "POST /user/reservations/{id}/messages": {
    ...OWN,
    body: messages.messageBody,
    response: messages.messageResponse,
    status: 201,
  },
  "POST /owner/{token}": { ...OPEN, body: owner.ownerBody, response: owner.ownerAnswer },
  "GET /contracts/preview": {
    ...OWN,
    query: payments.contractPreviewQuery,
    response: payments.contractsResponse,
  },
  "POST /payments": {
    session: "optional",
    body: payments.createPaymentBody,
    response: payments.createPaymentResponse,
    status: 201,
    idempotent: true,
  },
  "GET /special-services": { ...OPEN, response: content.specialServicesResponse },
  "POST /special-services/{slug}/calculate-price": {
    ...OPEN,
    body: services.orderPriceBody,
    response: services.orderPriceResponse,
  },
  "POST /special-services/{slug}/orders": {
    ...OWN,
    body: services.createOrderBody,
    response: services.createOrderResponse,
    status: 201,
    idempotent: true,
  },
  "GET /user/special-services": { ...OWN, response: services.ordersResponse },
  "GET /user/special-services/{id}": { ...OWN, response: services.orderResponse },
  "GET /user/special-services/{id}/cancellation": { ...OWN, response: services.orderCancellationResponse },
  "POST /user/special-services/{id}/cancel": {
    ...OWN,
    body: cancellation.cancelBody,
    response: services.cancelOrderResponse,
  },
  "GET /special-services/{slug}": { ...OPEN, response: content.specialServiceResponse },
  "GET /blogs": { ...OPEN, query: content.blogsQuery, response: content.blogsResponse },
  "GET /blogs/{slug}": { ...OPEN, response: content.blogResponse },
  "GET /faqs": { ...OPEN, response: content.faqsResponse },
  "GET /pages/{type}/{slug}": { ...OPEN, response: content.pageResponse },
  "POST /contact": { ...OPEN, body: contact.contactForm, response: null },
  "GET /payments/{id}": { session: "optional", response: payments.paymentResponse },
} as const satisfies Rows;

/** Endpoints under `/api/v1` for providers and tools, without a contract. */
export const ENDPOINTS_WITHOUT_CONTRACT = [
  "GET /openapi.json",
  "POST /payments/callback/{provider}",
  "POST /payments/webhook/{provider}",
] as const;

export const ENDPOINT_ROWS = Object.entries<EndpointRow>(ENDPOINTS);
