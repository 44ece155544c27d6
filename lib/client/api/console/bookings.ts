import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import { type ActionAnswer, actionAnswer } from "@/lib/contracts/console/action";
import { type UploadBody, type UploadedPicture, uploadedPicture } from "@/lib/contracts/console/boats";
import type { NoteBody } from "@/lib/contracts/console/bookings";
import { type ShownNumber, shownNumber } from "@/lib/contracts/console/owners";

/** Foresees an action of the console, or does what was foreseen with that fingerprint. */
export function callAction(
  path: string,
  body: { fingerprint: string | null } & Record<string, unknown>,
): Promise<ActionAnswer> {
  return callApi("post", `operate/${path}`, { response: actionAnswer, body });
}

/** Keeps a note for colleagues. */
export function writeNote(path: string, body: NoteBody): Promise<null> {
  return callApi("post", `operate/${path}`, { response: v.null(), body });
}

/** Keeps a picture for a boat; her part of pictures then names its key. */
export function uploadBoatPicture(code: string, body: UploadBody): Promise<UploadedPicture> {
  const path = `operate/boats/${encodeURIComponent(code)}/pictures`;
  return callApi("post", path, { response: uploadedPicture, body });
}

/** A number of an owner in full; asks for the passkey where it was not used lately. */
export function showOwnerNumber(id: string, which: "identity-number" | "iban"): Promise<ShownNumber> {
  return callApi("post", `operate/owners/${id}/show-${which}`, { response: shownNumber });
}
