import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import { hasSessionHint } from "@/lib/client/session/session-hint";
import {
  type JoinWaitingListBody,
  type WaitingEntry,
  waitingEntry,
  waitingListResponse,
} from "@/lib/contracts/waiting";

/** The days that the customer waits for; empty, without a request, when no session can exist. */
export function waitingListQuery() {
  return queryOptions({
    queryKey: ["waiting-list"],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<WaitingEntry[]> =>
      hasSessionHint()
        ? (await callApi("get", "user/waiting-list", { response: waitingListResponse, signal })).items
        : [],
  });
}

/** Joins the waiting list of a boat's day. */
export function joinWaitingList(entry: JoinWaitingListBody) {
  return callApi("post", "user/waiting-list", { response: waitingEntry, body: entry });
}

/** Leaves it again. */
export async function leaveWaitingList(id: string): Promise<void> {
  await callApi("delete", `user/waiting-list/${id}`, { response: v.unknown() });
}

/** Leaves it by the link of a mail, without an account. */
export async function leaveWaitingListByToken(token: string): Promise<void> {
  await callApi("post", `waiting-list/${token}`, { response: v.unknown() });
}
