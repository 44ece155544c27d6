import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import { emptyResponse } from "@/lib/contracts/accounts/auth";
import { type DeskBlock, deskBlocksResponse } from "@/lib/contracts/desk/calendar";
import type { DeskLinkForm } from "@/lib/contracts/desk/login";

const send = (method: "post" | "put" | "delete", path: string, body?: unknown) =>
  callApi(method, `owner-desk/${path}`, { response: v.null(), body });

/** Mails login links of the desk, when the address has one. */
export async function askForDeskLink(body: DeskLinkForm): Promise<void> {
  await callApi("post", "owner-desk/login-links", { response: emptyResponse, body });
}

export const enterDesk = (token: string) => send("post", "sessions", { token });
export const leaveDesk = () => send("post", "logout");

/** Keeps a time of own boats; the ids give it back. */
export async function blockOwnBoats(body: DeskBlock): Promise<number[]> {
  return (await callApi("post", "owner-desk/blocks", { response: deskBlocksResponse, body })).blocks;
}

export const freeOwnBoats = (blocks: readonly number[]) => send("post", "blocks/remove", { blocks });
