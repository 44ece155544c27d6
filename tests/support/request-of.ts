import type { IncomingMessage } from "node:http";

/** A call to a small HTTP server of a test as route handlers take it. */
export async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const parts: Buffer[] = [];
  for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
  return new Request(`http://localhost${incoming.url}`, {
    method: "POST",
    headers: incoming.headers as Record<string, string>,
    body: Buffer.concat(parts),
  });
}
