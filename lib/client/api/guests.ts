import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import { type GuestAnswerBody, guestAnswerResponse, ownGuestsResponse } from "@/lib/contracts/guests";

const own = { response: ownGuestsResponse };
const nothing = { response: v.unknown() };
const trip = (id: string) => `user/reservations/${id}`;

/** Makes the link to the invitation, or a new one that ends the old. */
export function makeGuestLink(id: string) {
  return callApi("post", `${trip(id)}/guest-link`, own);
}

export async function closeGuestLink(id: string): Promise<void> {
  await callApi("delete", `${trip(id)}/guest-link`, nothing);
}

export function addGuest(id: string, body: GuestAnswerBody) {
  return callApi("post", `${trip(id)}/guests`, { ...own, body });
}

export async function removeGuest(id: string, guest: string): Promise<void> {
  await callApi("delete", `${trip(id)}/guests/${guest}`, nothing);
}

/** Ticks a part of the cost as received, or not. */
export function markShareSettled(id: string, guest: string, settled: boolean) {
  return callApi("put", `${trip(id)}/guests/${guest}`, { ...own, body: { settled } });
}

/** Decides whether guests see the cost. */
export function showCost(id: string, shows_cost: boolean) {
  return callApi("put", `${trip(id)}/guests`, { ...own, body: { shows_cost } });
}

/** Sends the passenger list to the captain, once. */
export function sendPassengerList(id: string) {
  return callApi("post", `${trip(id)}/passenger-list`, own);
}

/** Answers an invitation; a further answer of this browser replaces it. */
export function answerInvitation(token: string, body: GuestAnswerBody) {
  return callApi("put", `guests/${token}`, { response: guestAnswerResponse, body });
}

/** Deletes what this browser has answered. */
export function takeAnswerBack(token: string) {
  return callApi("delete", `guests/${token}`, { response: guestAnswerResponse });
}
