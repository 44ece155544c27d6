import { callApi } from "@/lib/client/api/transport/call-api";
import { type ActionAnswer, actionAnswer } from "@/lib/contracts/console/action";

/** Foresees an action of the console, or does what was foreseen with that fingerprint. */
export function callAction(
  path: string,
  body: { fingerprint: string | null } & Record<string, unknown>,
): Promise<ActionAnswer> {
  return callApi("post", `operate/${path}`, { response: actionAnswer, body });
}
