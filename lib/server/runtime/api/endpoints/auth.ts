import * as auth from "@/lib/contracts/accounts/auth";
import * as passkeys from "@/lib/contracts/accounts/passkeys";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";
import { HOUR, QUARTER_HOUR } from "@/lib/server/runtime/api/limit-windows";

const REGISTER = { name: "register", points: 60, ipv4Points: 240, seconds: HOUR, shared: true } as const;

/** Registering, logging in, passwords and codes. */
export const AUTH_ENDPOINTS = {
  "POST /auth/register": {
    access: "anyone",
    limit: REGISTER,
    body: auth.registerBody,
    response: auth.authResponse,
    status: 201,
  },
  "POST /auth/login": {
    access: "ends_customer",
    limit: { name: "login_ip", points: 20, seconds: QUARTER_HOUR, shared: true },
    body: auth.loginBody,
    response: auth.authResponse,
  },
  "POST /auth/logout": { access: "ends_customer", response: null },
  "POST /auth/forgot-password": {
    access: "anyone",
    limit: { name: "forgot_ip", points: 30, seconds: HOUR, shared: true },
    body: auth.forgotPasswordBody,
    response: auth.emptyResponse,
    status: 202,
  },
  "POST /auth/reset-password": {
    access: "anyone",
    limit: { name: "reset_ip", points: 20, seconds: HOUR, shared: true },
    body: auth.resetPasswordBody,
    response: null,
  },
  "POST /auth/send-verify-email": {
    access: "customer",
    limit: { name: "send_verify_email", points: 30, seconds: HOUR, shared: true },
    response: auth.resendResponse,
  },
  "POST /auth/verify-email": {
    access: "customer",
    limit: { name: "verify_email", points: 60, seconds: HOUR, shared: true },
    body: auth.verifyCodeBody,
    response: null,
  },
  "POST /auth/send-verify-phone": {
    access: "customer",
    limit: { name: "send_verify_phone", points: 30, seconds: HOUR, shared: true },
    response: auth.resendResponse,
  },
  "POST /auth/verify-phone": {
    access: "customer",
    limit: { name: "verify_phone", points: 60, seconds: HOUR, shared: true },
    body: auth.verifyCodeBody,
    response: null,
  },
  "POST /auth/t-login": {
    access: "ends_customer",
    limit: { name: "t_login_ip", points: 20, seconds: QUARTER_HOUR, shared: true },
    body: auth.tLoginBody,
    response: auth.authResponse,
  },
  "POST /auth/passkey/challenge": {
    access: "anyone",
    limit: { name: "passkey_challenge", points: 120, seconds: QUARTER_HOUR, shared: true },
    response: passkeys.requestOptions,
  },
  "POST /auth/passkey": {
    access: "ends_customer",
    limit: { name: "passkey_login", points: 60, seconds: QUARTER_HOUR, shared: true },
    body: passkeys.passkeyLoginBody,
    response: auth.authResponse,
  },
  "POST /auth/take-back-email": {
    access: "anyone",
    limit: { name: "take_back_email", points: 20, seconds: HOUR, shared: true },
    body: auth.mailedTokenBody,
    response: null,
  },
  "POST /auth/correct-email": {
    access: "anyone",
    limit: { name: "correct_email", points: 20, seconds: HOUR, shared: true },
    body: auth.mailedTokenBody,
    response: null,
  },
  "GET /auth/google": { access: "anyone", query: auth.googleQuery, response: null, status: 303 },
  "GET /auth/google/registration": {
    access: "anyone",
    limit: { name: "google_registration", points: 120, seconds: QUARTER_HOUR },
    response: auth.googleRegistrationResponse,
  },
  "POST /auth/google/registration": {
    access: "anyone",
    limit: REGISTER,
    body: auth.googleRegistrationBody,
    response: auth.googleAuthResponse,
    status: 201,
  },
} as const satisfies EndpointRows;
