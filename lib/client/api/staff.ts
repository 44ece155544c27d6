import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import { type AddPasskeyBody, creationOptions, requestOptions } from "@/lib/contracts/accounts/passkeys";
import {
  type InviteStaff,
  type JoinBody,
  type RecoveryLogin,
  recoveryCodesResponse,
  type StaffPasskeyProof,
  type StaffRoleChange,
} from "@/lib/contracts/staff";

const none = v.null();
const send = (method: "post" | "put" | "delete", path: string, body?: unknown) =>
  callApi(method, `operate/${path}`, { response: none, body });

/** What a passkey is to sign to open the console; the answer is bound to this browser by a cookie. */
export function fetchStaffLoginChallenge() {
  return callApi("post", "operate/login/challenge", { response: requestOptions });
}

export const sendStaffLogin = (body: StaffPasskeyProof) => send("post", "login", body);
export const sendRecoveryLogin = (body: RecoveryLogin) => send("post", "login/recovery", body);
export const openDemoConsole = (token: string) => send("post", "demo", { token });
export const logOutStaff = () => send("post", "logout");

/** What the passkey of whoever was invited is made for. */
export function fetchInvitedPasskeyOptions(token: string) {
  return callApi("post", `operate/invitations/${token}/challenge`, { response: creationOptions });
}

/** The recovery codes, which are never sent again. */
export async function joinStaff(token: string, body: JoinBody): Promise<string[]> {
  const path = `operate/invitations/${token}`;
  return (await callApi("post", path, { response: recoveryCodesResponse, body })).recovery_codes;
}

export function fetchConfirmationChallenge() {
  return callApi("post", "operate/account/confirmation/challenge", { response: requestOptions });
}

export const sendConfirmation = (body: StaffPasskeyProof) => send("post", "account/confirmation", body);

export function fetchStaffPasskeyOptions() {
  return callApi("post", "operate/account/passkeys/challenge", { response: creationOptions });
}

export const sendStaffPasskey = (body: AddPasskeyBody) => send("post", "account/passkeys", body);
export const removeStaffPasskey = (id: string) => send("delete", `account/passkeys/${id}`);
export const endOwnStaffSession = (id: string) => send("delete", `account/sessions/${id}`);

/** Ten new recovery codes; the former ones end. */
export async function renewRecoveryCodes(): Promise<string[]> {
  const path = "operate/account/recovery-codes";
  return (await callApi("post", path, { response: recoveryCodesResponse })).recovery_codes;
}

export const inviteStaff = (body: InviteStaff) => send("post", "staff", body);
export const changeStaffRole = (id: string, body: StaffRoleChange) => send("put", `staff/${id}/role`, body);
export const disableStaff = (id: string) => send("delete", `staff/${id}`);
export const endStaffSessions = (id: string) => send("delete", `staff/${id}/sessions`);
