import { emptyResponse } from "@/lib/contracts/accounts/auth";
import * as calendar from "@/lib/contracts/desk/calendar";
import * as login from "@/lib/contracts/desk/login";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";
import { HOUR, QUARTER_HOUR } from "@/lib/server/runtime/api/limit-windows";

/** The owner's desk: who comes in, and the time of the boats. */
export const DESK_ENDPOINTS = {
  "POST /owner-desk/login-links": {
    access: { owner: "anyone" },
    limit: { name: "desk_link", points: 30, seconds: HOUR, shared: true },
    body: login.deskLinkBody,
    response: emptyResponse,
    status: 202,
  },
  "POST /owner-desk/sessions": {
    access: { owner: "ended" },
    limit: { name: "desk_login", points: 60, seconds: QUARTER_HOUR, shared: true },
    body: login.deskSessionBody,
    response: null,
  },
  "POST /owner-desk/logout": { access: { owner: "ended" }, response: null },
  "POST /owner-desk/blocks": {
    access: { owner: "calendar.write" },
    body: calendar.deskBlockBody,
    response: calendar.deskBlocksResponse,
    status: 201,
  },
  "POST /owner-desk/blocks/remove": {
    access: { owner: "calendar.write" },
    body: calendar.deskFreeBody,
    response: null,
  },
} as const satisfies EndpointRows;
