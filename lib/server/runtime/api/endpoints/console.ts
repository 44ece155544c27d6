import * as passkeys from "@/lib/contracts/accounts/passkeys";
import { idParams } from "@/lib/contracts/fields";
import * as staff from "@/lib/contracts/staff";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";
import { QUARTER_HOUR } from "@/lib/server/runtime/api/limit-windows";

const CHALLENGE = { name: "staff_challenge", points: 120, seconds: QUARTER_HOUR, shared: true } as const;
const LOGIN = { name: "staff_login", points: 60, seconds: QUARTER_HOUR, shared: true } as const;
const MANAGING = { staff: "staff.write", confirmed: true } as const;

/** The operator's console: who comes in, and the staff. */
export const CONSOLE_ENDPOINTS = {
  "POST /operate/login/challenge": {
    access: { staff: "anyone" },
    limit: CHALLENGE,
    response: passkeys.requestOptions,
  },
  "POST /operate/login": {
    access: { staff: "ended" },
    limit: LOGIN,
    body: staff.staffPasskeyBody,
    response: null,
  },
  "POST /operate/login/recovery": {
    access: { staff: "ended" },
    limit: { name: "staff_recovery", points: 20, seconds: QUARTER_HOUR, shared: true },
    body: staff.recoveryLoginBody,
    response: null,
  },
  "POST /operate/logout": { access: { staff: "ended" }, response: null },
  "POST /operate/demo": {
    access: { staff: "ended" },
    limit: LOGIN,
    body: staff.demoConsoleBody,
    response: null,
  },
  "POST /operate/invitations/{token}/challenge": {
    access: { staff: "anyone" },
    limit: CHALLENGE,
    params: staff.invitationParams,
    response: passkeys.creationOptions,
  },
  "POST /operate/invitations/{token}": {
    access: { staff: "anyone" },
    limit: LOGIN,
    params: staff.invitationParams,
    body: staff.joinBody,
    response: staff.recoveryCodesResponse,
    status: 201,
  },
  "POST /operate/account/confirmation/challenge": {
    access: { staff: "own" },
    limit: CHALLENGE,
    response: passkeys.requestOptions,
  },
  "POST /operate/account/confirmation": {
    access: { staff: "own" },
    limit: LOGIN,
    body: staff.staffPasskeyBody,
    response: null,
  },
  "POST /operate/account/passkeys/challenge": {
    access: { staff: "own" },
    limit: CHALLENGE,
    response: passkeys.creationOptions,
  },
  "POST /operate/account/passkeys": {
    access: { staff: "own" },
    body: passkeys.addPasskeyBody,
    response: null,
  },
  "DELETE /operate/account/passkeys/{id}": {
    access: { staff: "own", confirmed: true },
    params: idParams,
    response: null,
  },
  "POST /operate/account/recovery-codes": {
    access: { staff: "own", confirmed: true },
    response: staff.recoveryCodesResponse,
  },
  "DELETE /operate/account/sessions/{id}": { access: { staff: "own" }, params: idParams, response: null },
  "POST /operate/staff": { access: MANAGING, body: staff.inviteStaffBody, response: null },
  "PUT /operate/staff/{id}/role": {
    access: MANAGING,
    params: idParams,
    body: staff.staffRoleBody,
    response: null,
  },
  "DELETE /operate/staff/{id}": { access: MANAGING, params: idParams, response: null },
  "DELETE /operate/staff/{id}/sessions": { access: MANAGING, params: idParams, response: null },
} as const satisfies EndpointRows;
