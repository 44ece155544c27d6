import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import { emptyResponse } from "@/lib/contracts/accounts/auth";
import {
  type AddPasskeyBody,
  creationOptions,
  type PasskeyProof,
  requestOptions,
} from "@/lib/contracts/accounts/passkeys";
import { deskExportResponse } from "@/lib/contracts/desk/account";
import {
  type DeskOutage,
  type DeskOutageAnswer,
  type DeskPart,
  deskOutageResponse,
} from "@/lib/contracts/desk/boat";
import { type DeskBlock, deskBlocksResponse } from "@/lib/contracts/desk/calendar";
import type { DeskLinkForm } from "@/lib/contracts/desk/login";
import type { DeskHelper, DeskHelperWork } from "@/lib/contracts/desk/people";
import { type DeskPrices, type DeskPricesAnswer, deskPricesResponse } from "@/lib/contracts/desk/prices";

const send = (method: "post" | "put" | "delete", path: string, body?: unknown) =>
  callApi(method, `owner-desk/${path}`, { response: v.null(), body });

/** Mails login links of the desk, when the address has one. */
export async function askForDeskLink(body: DeskLinkForm): Promise<void> {
  await callApi("post", "owner-desk/login-links", { response: emptyResponse, body });
}

export const enterDesk = (token: string) => send("post", "sessions", { token });
export const enterDemoDesk = (token: string) => send("post", "demo", { token });
export const leaveDesk = () => send("post", "logout");

/** What a passkey is to sign to open the desk; the answer is bound to this browser by a cookie. */
export function fetchDeskLoginChallenge() {
  return callApi("post", "owner-desk/passkey-login/challenge", { response: requestOptions });
}

export const sendDeskLogin = (body: PasskeyProof) => send("post", "passkey-login", body);

export function fetchDeskPasskeyOptions() {
  return callApi("post", "owner-desk/passkeys/challenge", { response: creationOptions });
}

export const sendDeskPasskey = (body: AddPasskeyBody) => send("post", "passkeys", body);
export const removeDeskPasskey = (id: string) => send("delete", `passkeys/${id}`);
export const endDeskSession = (id: string) => send("delete", `sessions/${id}`);

export const addDeskHelper = (body: DeskHelper) => send("post", "members", body);
export const changeDeskHelper = (id: string, body: DeskHelperWork) => send("put", `members/${id}`, body);
export const removeDeskHelper = (id: string) => send("delete", `members/${id}`);

/** All data of the owner. */
export function fetchDeskExport() {
  return callApi("get", "owner-desk/export", { response: deskExportResponse });
}

/** Keeps a time of own boats; the ids give it back. */
export async function blockOwnBoats(body: DeskBlock): Promise<number[]> {
  return (await callApi("post", "owner-desk/blocks", { response: deskBlocksResponse, body })).blocks;
}

export const freeOwnBoats = (blocks: readonly number[]) => send("post", "blocks/remove", { blocks });

const ofBoat = (code: string, path: string) => `boats/${encodeURIComponent(code)}/${path}`;

/** What a change of a boat's prices does; with the fingerprint of that it is done. */
export function changeDeskPrices(code: string, body: DeskPrices): Promise<DeskPricesAnswer> {
  return callApi("post", `owner-desk/${ofBoat(code, "prices")}`, { response: deskPricesResponse, body });
}

export const saveDeskPart = (code: string, body: DeskPart) => send("post", ofBoat(code, "part"), body);
export const pauseDeskBoat = (code: string, paused: boolean) =>
  send("post", ofBoat(code, "pause"), { paused });

/** Which trips it would affect to take a boat out of service; with the fingerprint of that it is done. */
export function takeDeskBoatOut(code: string, body: DeskOutage): Promise<DeskOutageAnswer> {
  return callApi("post", `owner-desk/${ofBoat(code, "outage")}`, { response: deskOutageResponse, body });
}
