import * as account from "@/lib/contracts/accounts/account";
import * as auth from "@/lib/contracts/accounts/auth";
import * as passkeys from "@/lib/contracts/accounts/passkeys";
import * as user from "@/lib/contracts/accounts/user";
import * as favourites from "@/lib/contracts/favourites";
import { idParams } from "@/lib/contracts/fields";
import * as waiting from "@/lib/contracts/waiting";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";
import { DAY, HOUR, MINUTE, QUARTER_HOUR } from "@/lib/server/runtime/api/limit-windows";

/** The customer's own account. */
export const USER_ENDPOINTS = {
  "GET /user": { access: "customer", response: user.userResponse },
  "PUT /user/profile": {
    access: "customer",
    limit: { name: "profile", points: 60, seconds: HOUR },
    body: user.profileBody,
    response: user.userResponse,
  },
  "DELETE /user/profile": {
    access: "customer",
    limit: { name: "delete_account", points: 20, seconds: HOUR, shared: true },
    response: null,
  },
  "GET /user/sessions": { access: "customer", response: account.sessionsResponse },
  "DELETE /user/sessions/{id}": { access: "customer", params: idParams, response: null },
  "POST /user/step-up": {
    access: "customer",
    limit: { name: "step_up", points: 20, seconds: QUARTER_HOUR, shared: true, per: "customer" },
    body: account.stepUpBody,
    response: null,
  },
  "POST /user/step-up/code": {
    access: "customer",
    limit: { name: "step_up_code", points: 20, seconds: HOUR, shared: true, per: "customer" },
    response: auth.resendResponse,
  },
  "POST /user/step-up/passkey": {
    access: "customer",
    limit: { name: "step_up_passkey", points: 60, seconds: QUARTER_HOUR, shared: true, per: "customer" },
    response: passkeys.requestOptions,
  },
  "GET /user/passkeys": { access: "customer", response: passkeys.passkeysResponse },
  "POST /user/passkeys": {
    access: "customer",
    limit: { name: "passkey_add", points: 30, seconds: QUARTER_HOUR, shared: true, per: "customer" },
    body: passkeys.addPasskeyBody,
    response: passkeys.ownPasskey,
    status: 201,
  },
  "POST /user/passkeys/challenge": {
    access: "customer",
    limit: {
      name: "passkey_add_challenge",
      points: 30,
      seconds: QUARTER_HOUR,
      shared: true,
      per: "customer",
    },
    response: passkeys.creationOptions,
  },
  "PUT /user/passkeys/{id}": {
    access: "customer",
    limit: { name: "passkey_rename", points: 60, seconds: HOUR, per: "customer" },
    params: idParams,
    body: passkeys.renamePasskeyBody,
    response: passkeys.ownPasskey,
  },
  "DELETE /user/passkeys/{id}": { access: "customer", params: idParams, response: null },
  "POST /user/google": {
    access: "customer",
    limit: { name: "google_connection", points: 20, seconds: QUARTER_HOUR, shared: true },
    response: account.googleConnectionResponse,
  },
  "DELETE /user/google": { access: "customer", response: null },
  "GET /user/waiting-list": { access: "customer", response: waiting.waitingListResponse },
  "POST /user/waiting-list": {
    access: "customer",
    // Joining for a day that is free is mailed at once, to an address that nobody may have proven.
    limit: { name: "waiting_list", points: 30, seconds: DAY, shared: true, per: "customer" },
    body: waiting.joinWaitingListBody,
    response: waiting.waitingEntry,
    status: 201,
  },
  "DELETE /user/waiting-list/{id}": { access: "customer", params: idParams, response: null },
  "POST /waiting-list/{token}": {
    access: "anyone",
    limit: { name: "waiting_end", points: 60, seconds: QUARTER_HOUR, shared: true },
    params: waiting.waitingTokenParams,
    response: null,
  },
  "GET /user/consents": { access: "customer", response: account.consentsResponse },
  "PUT /user/consents": {
    access: "customer",
    limit: { name: "consents", points: 60, seconds: HOUR },
    body: account.consentsBody,
    response: account.consentsResponse,
  },
  "GET /user/export": {
    access: "customer",
    limit: { name: "export", points: 20, seconds: HOUR, shared: true },
    response: account.exportResponse,
  },
  "PUT /user/change-password": {
    access: "customer",
    limit: { name: "change_password", points: 20, seconds: QUARTER_HOUR, shared: true },
    body: user.changePasswordBody,
    response: null,
  },
  "GET /user/favorites": { access: "customer", response: favourites.favouritesResponse },
  "PUT /user/favorites": {
    access: "customer",
    limit: { name: "favorite_trip", points: 60, seconds: MINUTE },
    body: favourites.favouriteTripBody,
    response: null,
  },
  "POST /user/toggle-favorite": {
    access: "customer",
    limit: { name: "favorite", points: 120, seconds: MINUTE },
    body: favourites.toggleFavouriteBody,
    response: favourites.toggleFavouriteResponse,
  },
} as const satisfies EndpointRows;
