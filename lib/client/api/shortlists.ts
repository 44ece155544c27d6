import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import { type CreateShortlistBody, ownShortlist, votesResponse } from "@/lib/contracts/shortlists";

const nothing = { response: v.unknown() };

/** Shares boats by a new link. */
export function createShortlist(body: CreateShortlistBody) {
  return callApi("post", "user/shortlists", { response: ownShortlist, body });
}

/** Closes the link of a list. */
export async function endShortlist(id: string): Promise<void> {
  await callApi("delete", `user/shortlists/${id}`, nothing);
}

export async function removeVote(id: string, voteId: string): Promise<void> {
  await callApi("delete", `user/shortlists/${id}/votes/${voteId}`, nothing);
}

/** Votes for a boat of a shared list; returns all votes for it. */
export function voteForBoat(token: string, vehicle_id: number, name: string) {
  return callApi("post", `shortlists/${token}/votes`, {
    response: votesResponse,
    body: { vehicle_id, name },
  });
}

/** Takes this browser's vote for a boat back; returns the votes that are left. */
export function takeVoteBack(token: string, vehicleId: number) {
  return callApi("delete", `shortlists/${token}/votes/${vehicleId}`, { response: votesResponse });
}
