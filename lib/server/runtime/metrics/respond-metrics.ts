import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Metrics } from "@/lib/server/runtime/metrics/site-metrics";

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/**
 * Serves `/metrics` to requests with the token, or without a configured token to requests from this machine; 404 to all
 * others.
 */
export async function respondMetrics(
  metrics: Metrics,
  token: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!mayRead(token, request)) {
    response.writeHead(404, { "Cache-Control": "no-store" }).end();
    return;
  }
  const text = await metrics.text();
  response.writeHead(200, { "Content-Type": metrics.contentType, "Cache-Control": "no-store" }).end(text);
}

/** Requests through a local proxy also come from this machine, but carry a forwarding header. */
function mayRead(token: string | undefined, { headers, socket }: IncomingMessage): boolean {
  if (!token)
    return LOOPBACK.test(socket.remoteAddress ?? "") && !headers["x-forwarded-for"] && !headers.forwarded;
  const [expected, given] = [Buffer.from(`Bearer ${token}`), Buffer.from(headers.authorization ?? "")];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
