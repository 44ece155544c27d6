import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import { consentsResponse, type StepUpBody } from "@/lib/contracts/accounts/account";
import { authResponse, resendResponse } from "@/lib/contracts/accounts/auth";
import type { ChangePasswordBody } from "@/lib/contracts/accounts/user";
import type { Contact } from "@/lib/domain/shared/vocabulary";

const nothing = { response: v.unknown() };

/** Sends a code to the customer's address or number; returns the seconds until another may be requested. */
export async function sendCode(contact: Contact): Promise<number> {
  return (await callApi("post", `auth/send-verify-${contact}`, { response: resendResponse })).resend_after;
}

/** Proves the address or number with the code that was sent there. */
export async function verifyCode(contact: Contact, code: string): Promise<void> {
  await callApi("post", `auth/verify-${contact}`, { ...nothing, body: { code } });
}

/** Mails a code that confirms this session; returns the seconds until another may be requested. */
export async function sendStepUpCode(): Promise<number> {
  return (await callApi("post", "user/step-up/code", { response: resendResponse })).resend_after;
}

/** Confirms this session for the changes that ask for it. */
export async function stepUp(body: StepUpBody): Promise<void> {
  await callApi("post", "user/step-up", { ...nothing, body });
}

/** Gives the account back to the address that the mail's link went to. */
export async function takeBackEmail(token: string): Promise<void> {
  await callApi("post", "auth/take-back-email", { ...nothing, body: { token } });
}

/** Puts the address in place to which the mail's link went. */
export async function correctEmail(token: string): Promise<void> {
  await callApi("post", "auth/correct-email", { ...nothing, body: { token } });
}

/** Ends all other sessions. */
export async function changePassword(body: ChangePasswordBody): Promise<void> {
  await callApi("put", "user/change-password", { ...nothing, body });
}

export async function endSession(id: string): Promise<void> {
  await callApi("delete", `user/sessions/${id}`, nothing);
}

/** Gives or withdraws the consent to electronic messages. */
export function setMessageConsent(electronic_messages: boolean) {
  return callApi("put", "user/consents", { response: consentsResponse, body: { electronic_messages } });
}

/** Everything that is kept about the customer, as it is written into the file. */
export function fetchExport(): Promise<unknown> {
  return callApi("get", "user/export", nothing);
}

export async function deleteAccount(): Promise<void> {
  await callApi("delete", "user/profile", nothing);
}

/** Logs in with the token of a mail's link. */
export async function logInByToken(token: string) {
  return (await callApi("post", "auth/t-login", { response: authResponse, body: { token } })).user;
}
