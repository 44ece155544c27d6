import { emptyResponse } from "@/lib/contracts/accounts/auth";
import * as passkeys from "@/lib/contracts/accounts/passkeys";
import { deskExportResponse } from "@/lib/contracts/desk/account";
import * as boat from "@/lib/contracts/desk/boat";
import * as calendar from "@/lib/contracts/desk/calendar";
import * as login from "@/lib/contracts/desk/login";
import * as people from "@/lib/contracts/desk/people";
import * as prices from "@/lib/contracts/desk/prices";
import { idParams } from "@/lib/contracts/fields";
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
  "POST /owner-desk/demo": {
    access: { owner: "ended" },
    limit: { name: "demo_desk", points: 20, seconds: QUARTER_HOUR },
    body: login.deskDemoBody,
    response: null,
  },
  "POST /owner-desk/logout": { access: { owner: "ended" }, response: null },
  "POST /owner-desk/passkey-login/challenge": {
    access: { owner: "anyone" },
    limit: { name: "desk_challenge", points: 120, seconds: QUARTER_HOUR, shared: true },
    response: passkeys.requestOptions,
  },
  "POST /owner-desk/passkey-login": {
    access: { owner: "ended" },
    limit: { name: "desk_passkey", points: 60, seconds: QUARTER_HOUR, shared: true },
    body: passkeys.passkeyLoginBody,
    response: null,
  },
  "POST /owner-desk/passkeys/challenge": { access: { owner: "own" }, response: passkeys.creationOptions },
  "POST /owner-desk/passkeys": {
    access: { owner: "own" },
    body: passkeys.addPasskeyBody,
    response: null,
  },
  "DELETE /owner-desk/passkeys/{id}": { access: { owner: "own" }, params: idParams, response: null },
  "DELETE /owner-desk/sessions/{id}": { access: { owner: "own" }, params: idParams, response: null },
  "GET /owner-desk/export": {
    access: { owner: "data.export" },
    limit: { name: "desk_export", points: 20, seconds: HOUR, shared: true },
    response: deskExportResponse,
  },
  "POST /owner-desk/members": {
    access: { owner: "people.write" },
    limit: { name: "desk_members", points: 30, seconds: HOUR, shared: true },
    body: people.deskHelperBody,
    response: null,
  },
  "PUT /owner-desk/members/{id}": {
    access: { owner: "people.write" },
    params: idParams,
    body: people.deskHelperWorkBody,
    response: null,
  },
  "DELETE /owner-desk/members/{id}": {
    access: { owner: "people.write" },
    params: idParams,
    response: null,
  },
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
  "POST /owner-desk/boats/{code}/prices": {
    access: { owner: "prices.write" },
    params: prices.deskBoatParams,
    body: prices.deskPricesBody,
    response: prices.deskPricesResponse,
  },
  "POST /owner-desk/boats/{code}/part": {
    access: { owner: "boats.write" },
    params: prices.deskBoatParams,
    body: boat.deskPartBody,
    response: null,
  },
  "POST /owner-desk/boats/{code}/pause": {
    access: { owner: "boats.write" },
    params: prices.deskBoatParams,
    body: boat.deskPauseBody,
    response: null,
  },
  "POST /owner-desk/boats/{code}/outage": {
    access: { owner: "boats.write" },
    params: prices.deskBoatParams,
    body: boat.deskOutageBody,
    response: boat.deskOutageResponse,
  },
} as const satisfies EndpointRows;
