import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import { type ActionAnswer, actionAnswer } from "@/lib/contracts/console/action";
import type { NoteBody } from "@/lib/contracts/console/bookings";

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
