import type { ServerResponse } from "node:http";

/** A response before it was wrapped: its headers by then, and its methods. */
export interface OriginalResponse {
  headers: ReadonlySet<string>;
  methods: Pick<ServerResponse, "write" | "end" | "flushHeaders">;
}

/** The response as it is before it is wrapped. */
export function originalOf(response: ServerResponse): OriginalResponse {
  const { write, end, flushHeaders } = response;
  return { headers: new Set(response.getHeaderNames()), methods: { write, end, flushHeaders } };
}

/**
 * Sends another response in place of a failed page: drops the headers that the page set, calls `send`, and ignores
 * what the page still writes. `send` must take `end` of the response before it waits for anything.
 */
export function replaceResponse(
  response: ServerResponse,
  original: OriginalResponse,
  send: () => void,
): void {
  for (const name of response.getHeaderNames()) if (!original.headers.has(name)) response.removeHeader(name);
  Object.assign(response, original.methods);
  send();
  Object.assign(response, { write: () => true, end: () => response, flushHeaders: () => undefined });
}
