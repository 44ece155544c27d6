import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import { authResponse } from "@/lib/contracts/accounts/auth";
import {
  type AddPasskeyBody,
  creationOptions,
  ownPasskey,
  type PasskeyProof,
  requestOptions,
} from "@/lib/contracts/accounts/passkeys";

/** What a passkey is to sign to log in; the response is bound to this browser by a cookie. */
export function fetchLoginChallenge() {
  return callApi("post", "auth/passkey/challenge", { response: requestOptions });
}

export async function sendLoginPasskey(body: PasskeyProof) {
  return (await callApi("post", "auth/passkey", { response: authResponse, body })).user;
}

/** What one of the customer's passkeys is to sign to confirm this session. */
export function fetchStepUpChallenge() {
  return callApi("post", "user/step-up/passkey", { response: requestOptions });
}

/** What a new passkey is made for; asks the customer for a confirmation first. */
export function fetchNewPasskeyOptions() {
  return callApi("post", "user/passkeys/challenge", { response: creationOptions });
}

export async function sendNewPasskey(body: AddPasskeyBody): Promise<void> {
  await callApi("post", "user/passkeys", { response: ownPasskey, body });
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await callApi("put", `user/passkeys/${id}`, { response: ownPasskey, body: { name } });
}

export async function removePasskey(id: string): Promise<void> {
  await callApi("delete", `user/passkeys/${id}`, { response: v.unknown() });
}
