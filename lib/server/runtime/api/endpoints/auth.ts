import * as auth from "@/lib/contracts/accounts/auth";
import * as passkeys from "@/lib/contracts/accounts/passkeys";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";
import { HOUR, QUARTER_HOUR } from "@/lib/server/runtime/api/limit-windows";

const REGISTER = { name: "register", points: 60, ipv4Points: 240, seconds: HOUR, shared: true } as const;

/** Registering, logging in, passwords and codes. */
export const AUTH_ENDPOINTS = {
  "POST /auth/register": {
    session: "none",
    limit: REGISTER,
    body: auth.registerBody,
    response: auth.authResponse,
    status: 201,
  },
  "POST /auth/login": {
    session: "ended",
    limit: { name: "login_ip", points: 20, seconds: QUARTER_HOUR, shared: true },
    body: auth.loginBody,
    response: auth.authResponse,
  },
  "POST /auth/logout": { session: "ended", response: null },
  "POST /auth/forgot-password": {
    session: "none",
    limit: { name: "forgot_ip", points: 30, seconds: HOUR, shared: true },
    body: auth.forgotPasswordBody,
    response: auth.emptyResponse,
    status: 202,
  },
  "POST /auth/reset-password": {
    session: "none",
    limit: { name: "reset_ip", points: 20, seconds: HOUR, shared: true },
    body: auth.resetPasswordBody,
    response: null,
  },
  "POST /auth/send-verify-email": {
    session: "required",
    limit: { name: "send_verify_email", points: 30, seconds: HOUR, shared: true },
    response: auth.resendResponse,
  },
  "POST /auth/verify-email": {
    session: "required",
    limit: { name: "verify_email", points: 60, seconds: HOUR, shared: true },
    body: auth.verifyCodeBody,
    response: null,
  },
  "POST /auth/send-verify-phone": {
    session: "required",
    limit: { name: "send_verify_phone", points: 30, seconds: HOUR, shared: true },
    response: auth.resendResponse,
  },
  "POST /auth/verify-phone": {
    session: "required",
    limit: { name: "verify_phone", points: 60, seconds: HOUR, shared: true },
    body: auth.verifyCodeBody,
    response: null,
  },
  "POST /auth/t-login": {
    session: "ended",
    limit: { name: "t_login_ip", points: 20, seconds: QUARTER_HOUR, shared: true },
    body: auth.tLoginBody,
    response: auth.authResponse,
  },
  "POST /auth/passkey/challenge": {
    session: "none",
    limit: { name: "passkey_challenge", points: 120, seconds: QUARTER_HOUR, shared: true },
    response: passkeys.requestOptions,
  },
  "POST /auth/passkey": {
    session: "ended",
    limit: { name: "passkey_login", points: 60, seconds: QUARTER_HOUR, shared: true },
    body: passkeys.passkeyLoginBody,
    response: auth.authResponse,
  },
  "POST /auth/take-back-email": {
    session: "none",
    limit: { name: "take_back_email", points: 20, seconds: HOUR, shared: true },
    body: auth.takeBackEmailBody,
    response: null,
  },
  "GET /auth/google": { session: "none", query: auth.googleQuery, response: null, status: 303 },
  "GET /auth/google/registration": {
    session: "none",
    limit: { name: "google_registration", points: 120, seconds: QUARTER_HOUR },
    response: auth.googleRegistrationResponse,
  },
  "POST /auth/google/registration": {
    session: "none",
    limit: REGISTER,
    body: auth.googleRegistrationBody,
    response: auth.googleAuthResponse,
    status: 201,
  },
} as const satisfies EndpointRows;
