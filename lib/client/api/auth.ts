import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import {
  authResponse,
  type ForgotPasswordBody,
  type LoginBody,
  type RegisterBody,
  type ResetPasswordBody,
} from "@/lib/contracts/accounts/auth";

export async function logIn(body: LoginBody) {
  return (await callApi("post", "auth/login", { response: authResponse, body })).user;
}

export async function register(body: RegisterBody) {
  return (await callApi("post", "auth/register", { response: authResponse, body })).user;
}

/** Responses the same for known and unknown addresses. */
export async function forgotPassword(body: ForgotPasswordBody): Promise<void> {
  await callApi("post", "auth/forgot-password", { response: v.unknown(), body });
}

/** Sets a new password with the token of a mail's link; every session ends. */
export async function resetPassword(body: ResetPasswordBody): Promise<void> {
  await callApi("post", "auth/reset-password", { response: v.unknown(), body });
}

export async function sendLogout(): Promise<void> {
  await callApi("post", "auth/logout", { response: v.unknown() });
}
