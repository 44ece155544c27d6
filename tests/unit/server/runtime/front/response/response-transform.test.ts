import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ResponseTransform } from "@/lib/server/runtime/front/response/response-transform";
import { freePort } from "@/tests/fixtures/http/free-port";

const PAGE = `<!DOCTYPE html><p>${"Göcek koyları ".repeat(20_000)}</p>`;
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<string> {
  const server = createServer((request, response) => {
    new ResponseTransform(request, response, { sharedPolicy: "" });
    void answer(request, response);
  });
  servers.push(server);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return `http://127.0.0.1:${port}/`;
}

function sendPage(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("x-nextjs-prerender", "1");
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Length", Buffer.byteLength(PAGE));
  response.end(PAGE);
}

function ask(url: string, encoding: string, more: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers: { "accept-encoding": encoding, ...more } });
}

test("a cached page arrives whole under every encoding, and smaller under gzip and brotli", async () => {
  const url = await serve(sendPage);
  for (const encoding of ["identity", "gzip", "gzip", "br"]) {
    const answer = await ask(url, encoding);
    expect(await answer.text()).toBe(PAGE);
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
    if (encoding !== "identity") expect(Number(answer.headers.get("content-length"))).toBeLessThan(10_000);
  }
});

test("a browser that has the page gets 304 without a body", async () => {
  const url = await serve(sendPage);
  const etag = (await ask(url, "gzip")).headers.get("etag") ?? "";
  const again = await ask(url, "gzip", { "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("an encoding that the browser refuses is not used", async () => {
  const url = await serve(sendPage);
  const answer = await ask(url, "br;q=0, gzip;q=0");
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(await answer.text()).toBe(PAGE);
});

test("a streamed response larger than every buffer arrives whole, compressed on the way", async () => {
  const parts = Array.from({ length: 200 }, (_, index) => `${index} ${"deniz ".repeat(2000)}`);
  const url = await serve(async (_request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.flushHeaders();
    await pipeline(Readable.from(parts), response);
  });
  const answer = await ask(url, "gzip");
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(await answer.text()).toBe(parts.join(""));
});

test("pictures, empty responses and compressed responses pass unchanged", async () => {
  const picture = Buffer.alloc(50_000, 7);
  const url = await serve((_request, response) => {
    response.setHeader("Content-Type", "image/webp");
    response.end(picture);
  });
  const answer = await ask(url, "gzip");
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true);
  const empty = await serve((_request, response) => {
    response.statusCode = 204;
    response.end();
  });
  expect((await ask(empty, "gzip")).status).toBe(204);
});

test("a missing file is not cached permanently, though its folder's files are", async () => {
  const url = await serve((request, response) => {
    response.statusCode = request.url === "/media/there.webp" ? 200 : 404;
    response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    response.end();
  });
  const rulesOf = async (file: string) => (await fetch(`${url}media/${file}`)).headers.get("cache-control");
  expect(await rulesOf("there.webp")).toContain("immutable");
  expect(await rulesOf("gone.webp")).toBe("no-store");
});

test("what fails is not kept, whatever was allowed, also for visitors whose responses are never kept", async () => {
  const url = await serve((_, response) => {
    response.setHeader("Cache-Control", "s-maxage=3600, stale-while-revalidate=100");
    response.writeHead(500).end();
  });
  expect((await fetch(url)).headers.get("cache-control")).toBe("no-store");
});
