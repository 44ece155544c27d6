import { idParams } from "@/lib/contracts/fields";
import * as guests from "@/lib/contracts/guests";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";
import { HOUR, QUARTER_HOUR } from "@/lib/server/runtime/api/limit-windows";

/** One limit for answers and for taking them back. */
const ANSWERS = { name: "guest_answer", points: 60, seconds: QUARTER_HOUR, shared: true } as const;
/** One limit for everything that a customer changes. */
const CHANGES = { name: "guests", points: 120, seconds: HOUR, per: "customer" } as const;

/** Guests of a paid trip: by the customer who invites, and by the link without an account. */
export const GUEST_ENDPOINTS = {
  "GET /user/reservations/{id}/guests": {
    access: "customer",
    params: idParams,
    response: guests.ownGuestsResponse,
  },
  "POST /user/reservations/{id}/guests": {
    access: "customer",
    limit: CHANGES,
    params: idParams,
    body: guests.guestAnswerBody,
    response: guests.ownGuestsResponse,
    status: 201,
  },
  "PUT /user/reservations/{id}/guests": {
    access: "customer",
    limit: CHANGES,
    params: idParams,
    body: guests.guestSettingsBody,
    response: guests.ownGuestsResponse,
  },
  "PUT /user/reservations/{id}/guests/{guest}": {
    access: "customer",
    limit: CHANGES,
    params: guests.guestParams,
    body: guests.guestShareBody,
    response: guests.ownGuestsResponse,
  },
  "DELETE /user/reservations/{id}/guests/{guest}": {
    access: "customer",
    limit: CHANGES,
    params: guests.guestParams,
    response: null,
  },
  "POST /user/reservations/{id}/guest-link": {
    access: "customer",
    limit: CHANGES,
    params: idParams,
    response: guests.ownGuestsResponse,
    status: 201,
  },
  "DELETE /user/reservations/{id}/guest-link": {
    access: "customer",
    limit: CHANGES,
    params: idParams,
    response: null,
  },
  "POST /user/reservations/{id}/passenger-list": {
    access: "customer",
    limit: CHANGES,
    params: idParams,
    response: guests.ownGuestsResponse,
  },
  "PUT /guests/{token}": {
    access: "anyone",
    limit: ANSWERS,
    params: guests.guestLinkParams,
    body: guests.guestAnswerBody,
    response: guests.guestAnswerResponse,
  },
  "DELETE /guests/{token}": {
    access: "anyone",
    limit: ANSWERS,
    params: guests.guestLinkParams,
    response: guests.guestAnswerResponse,
  },
} as const satisfies EndpointRows;
