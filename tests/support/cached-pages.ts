import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterEach } from "@jest/globals";
import { shrinkAnswer } from "@/lib/server/front/compress-response";
import { createPageCache } from "@/lib/server/front/page-cache";
import { freePort } from "@/tests/support/free-port";

export const STATIC = "s-maxage=3600, stale-while-revalidate=100";
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

export type Application = (request: IncomingMessage, response: ServerResponse, call: number) => unknown;

/** A page as Next sends it from its cache: whole, with its marks. */
export function sendPage(response: ServerResponse, body: string, headers: Record<string, string> = {}): void {
  const usual = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": STATIC,
    "x-nextjs-cache": "HIT",
  };
  for (const [name, value] of Object.entries({ ...usual, ...headers })) response.setHeader(name, value);
  response.end(body);
}

/** A server with the memory of pages in front of an application, and a clock that stands. */
export async function openCached(
  application: Application = (_, response, call) => sendPage(response, `page ${call}`),
) {
  const clock = { now: 1_000_000 };
  const pages = createPageCache(() => clock.now);
  const calls: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader("X-Request-Id", String(Math.random()));
    const pass = async (watch?: () => void) => {
      calls.push(request.url ?? "");
      shrinkAnswer(request, response);
      watch?.();
      await application(request, response, calls.length);
    };
    pages.answer(request, response, pass).catch(() => {
      if (!response.headersSent) response.writeHead(500).end("fault");
    });
  });
  servers.push(server);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method, redirect: "manual" });
    return { answer, status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  return { pages, clock, calls, ask, port };
}
