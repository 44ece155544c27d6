import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import { googleConnectionResponse } from "@/lib/contracts/accounts/account";
import {
  type GoogleRegistrationBody,
  googleAuthResponse,
  googleRegistrationResponse,
} from "@/lib/contracts/accounts/auth";

/** The identity that Google confirmed a moment ago. */
export function fetchGoogleRegistration(signal: AbortSignal) {
  return callApi("get", "auth/google/registration", { response: googleRegistrationResponse, signal });
}

/** Opens the account. */
export async function registerWithGoogle(body: GoogleRegistrationBody) {
  return (await callApi("post", "auth/google/registration", { response: googleAuthResponse, body })).user;
}

/** Where the customer goes to connect a Google account; this browser comes back to the security page. */
export async function startGoogleConnection(): Promise<string> {
  return (await callApi("post", "user/google", { response: googleConnectionResponse })).redirect_url;
}

/** Takes the Google account away and ends all other sessions. */
export async function disconnectGoogle(): Promise<void> {
  await callApi("delete", "user/google", { response: v.unknown() });
}

/** Where signing in with Google begins: a document of its own, which comes back to this page or goes on to `next`. */
export function googleLoginAddress(lang: string, here: string, next: string | undefined): string {
  const query = new URLSearchParams({ lang, from: here, ...(next ? { next } : {}) });
  return `/api/v1/auth/google?${query}`;
}
