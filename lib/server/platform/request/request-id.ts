import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { processState } from "@/lib/server/platform/process-state";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";

const served = processState("request-id", () => new AsyncLocalStorage<string>());

/** The id that the front gave this request, as in the response and in the log; a fresh one without the front. */
export function requestIdOf(headers: Headers): string {
  return headers.get(INTERNAL_HEADERS.requestId) ?? randomUUID();
}

/** Runs `work` as a part of that request. */
export function inRequest<T>(requestId: string, work: () => Promise<T>): Promise<T> {
  return served.run(requestId, work);
}

/** The id of the request that this call is a part of; null at the command line and in jobs. */
export function currentRequestId(): string | null {
  return served.getStore() ?? null;
}
