import type { IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createFront, type Front, type FrontOptions } from "@/lib/server/runtime/front/front-server";
import { createPageCache } from "@/lib/server/runtime/front/page-cache";
import { freePort } from "@/tests/fixtures/http/free-port";

interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

const opened: Front[] = [];

afterEach(async () => {
  for (const front of opened.splice(0)) await front.drain(0, 0);
});

async function open(options: Partial<FrontOptions> = {}) {
  const seen: Seen[] = [];
  const front = createFront({
    handle: async (request, response) => {
      seen.push({ method: request.method ?? "", url: request.url ?? "", headers: { ...request.headers } });
      response.end("page");
    },
    findUnreadiness: async () => null,
    siteUrl: "http://localhost:3000",
    gatewayOrigins: ["http://gateway.test"],
    trustedProxyHops: 0,
    ...options,
  });
  const port = await freePort();
  await front.listen("localhost", port);
  opened.push(front);
  return { front, port, seen, site: `http://localhost:${port}` };
}

/** Sends bytes as they are: fetch would mend what we want broken. */
function send(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let response = "";
    socket.setTimeout(3000, () => socket.destroy());
    socket.on("data", (part) => {
      response += part;
    });
    socket.on("close", () => resolve(response));
    socket.on("error", reject);
  });
}

test("a path that cannot be a page becomes an unknown address of the same language", async () => {
  const { port, seen } = await open();
  for (const path of [
    "/%E0%A4%A",
    `/en/${"a".repeat(3000)}`,
    "/ar/tekne/%00",
    `/api/v1/${"b".repeat(250)}`,
  ]) {
    await send(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  }
  expect(seen.map(({ url }) => url)).toEqual([
    "/__missing",
    "/en/__missing",
    "/ar/__missing",
    "/api/v1/__missing",
  ]);
});

test("a method that the address does not support is routed as not found, with the allowed methods", async () => {
  const { port, seen } = await open();
  for (const [method, path] of [
    ["PUT", "/api/v1/vehicles"],
    ["PROPFIND", "/api//v1/vehicles?x=1"],
    ["POST", "/api/v1/vehicles/find-by-no/"],
    ["GET", "/api/v1/nothing"],
    ["OPTIONS", "/api/v1/vehicles"],
  ])
    await send(
      port,
      `${method} ${path} HTTP/1.1\r\nHost: x\r\nX-Palamar-Allow: EVERYTHING\r\nConnection: close\r\n\r\n`,
    );
  const missing = { method: "GET", url: "/api/v1/__missing" };
  expect(
    seen.map(({ method, url, headers }) => ({ method, url, allow: headers["x-palamar-allow"] })),
  ).toEqual([
    { ...missing, allow: "GET, HEAD, OPTIONS" },
    { ...missing, allow: "GET, HEAD, OPTIONS" },
    { ...missing, allow: "GET, HEAD, OPTIONS" },
    missing,
    { method: "OPTIONS", url: "/api/v1/vehicles" },
  ]);
});

test("a method that no page knows is refused", async () => {
  const { port, seen } = await open();
  const response = await send(port, "TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  expect(response).toMatch(/^HTTP\/1\.1 501/);
  expect(seen).toEqual([]);
});

test("a request target that is no path is refused", async () => {
  const { port, seen } = await open();
  const response = await send(port, "GET http://evil.test/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  expect(response).toMatch(/^HTTP\/1\.1 400/);
  expect(seen).toEqual([]);
});

test("headers that address the framework's internals are removed", async () => {
  const { site, seen } = await open();
  const forged = {
    "x-middleware-subrequest": "middleware:middleware",
    "next-resume": "1",
    "x-nextjs-data": "1",
    "x-forwarded-host": "evil.test",
    "x-palamar-client": "6.6.6.6",
    "x-request-id": "mine",
    "x-nonce": "mine",
    "next-action": "abc",
  };
  await (await fetch(site, { headers: { ...forged, "accept-language": "tr", rsc: "1" } })).text();
  const headers: IncomingHttpHeaders = seen[0]?.headers ?? {};
  expect(headers).toMatchObject({ "x-forwarded-host": "localhost:3000", "accept-language": "tr", rsc: "1" });
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers["x-palamar-client"]).not.toBe("6.6.6.6");
  for (const name of ["x-middleware-subrequest", "next-resume", "x-nextjs-data", "x-nonce", "next-action"]) {
    expect(headers[name]).toBeUndefined();
  }
});

test("the client's address is the socket's, or the entry that the trusted proxies appended", async () => {
  const forged = { "x-forwarded-for": "1.1.1.1, 2.2.2.2, 3.3.3.3" };
  const direct = await open();
  await (await fetch(direct.site, { headers: forged })).text();
  expect(direct.seen[0]?.headers["x-palamar-client"]).toMatch(/^(127\.0\.0\.1|::1)$/);
  const behindTwo = await open({ trustedProxyHops: 2 });
  await (await fetch(behindTwo.site, { headers: forged })).text();
  expect(behindTwo.seen[0]?.headers["x-palamar-client"]).toBe("2.2.2.2");
});

test("every response carries an id and the fixed headers, and no page may be framed", async () => {
  const { site } = await open();
  const { headers } = await fetch(site);
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get("server-timing")).toBe(`request;desc="${headers.get("x-request-id")}"`);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("content-security-policy")).toContain("form-action 'self' http://gateway.test");
  expect(headers.get("strict-transport-security")).toBeNull();
});

test.each([
  "/payment/7b0d7c2e-3c9c-4a57-9d6f-0d5a3b0a1b11",
  "/payment-result/7b0d7c2e-3c9c-4a57-9d6f-0d5a3b0a1b11?lang=ar",
  "/reset-password",
  "/reset-password?token=secret",
  "/t-login/secret-of-a-visitor",
  "/owner/secret-of-an-owner?lang=tr",
  "/en/u/profile",
])("%s runs scripts by nonce only, a new one for each answer", async (path) => {
  const { site, seen } = await open();
  const policies = await Promise.all(
    [1, 2].map(async () => (await fetch(site + path)).headers.get("content-security-policy") ?? ""),
  );
  expect(policies[0]).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
  expect(policies[0]).not.toBe(policies[1]);
  expect(policies).toContain(seen[0]?.headers["content-security-policy"]);
});

test("behind HTTPS the server sends Strict-Transport-Security", async () => {
  const { site } = await open({ siteUrl: "https://palamar.test" });
  const { headers } = await fetch(site);
  expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
});

test("the health check succeeds while the database is unavailable; the readiness check says why it fails", async () => {
  const { site } = await open({ findUnreadiness: async () => "database" });
  expect((await fetch(`${site}/healthz`)).status).toBe(200);
  const ready = await fetch(`${site}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: "unready", reason: "database" }]);
});

test("a WebSocket is refused", async () => {
  const { port, seen } = await open();
  const response = await send(
    port,
    "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: eA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
  );
  expect(response).toMatch(/^HTTP\/1\.1 426/);
  expect(seen).toEqual([]);
});

test("a fault behind the front returns only its request id, and is logged under the same id", async () => {
  const written = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const { site } = await open({ handle: () => Promise.reject(new Error("secret detail")) });
  const response = await fetch(site);
  const body = await response.text();
  expect(response.status).toBe(500);
  expect(JSON.parse(body)).toEqual({ error: "internal", request_id: response.headers.get("x-request-id") });
  expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toMatchObject({
    request_id: response.headers.get("x-request-id"),
  });
  written.mockRestore();
});

test("draining lets running requests finish and takes no new ones", async () => {
  const { front, site } = await open({
    handle: async (_request, response) => {
      await sleep(300);
      response.end("finished");
    },
  });
  const running = fetch(site).then((response) => response.text());
  await sleep(50);
  const drained = front.drain(0, 5000);
  await sleep(50);
  await expect(fetch(site)).rejects.toThrow();
  await expect(running).resolves.toBe("finished");
  await drained;
});

test("a cached page is served under its own address only, not where slashes are repeated", async () => {
  const { site, seen } = await open({
    pages: createPageCache(),
    handle: async (request, response) => {
      seen.push({ method: "GET", url: request.url ?? "", headers: { ...request.headers } });
      response.setHeader("Content-Type", "text/html");
      response.setHeader("Cache-Control", "s-maxage=60");
      response.end("page");
    },
  });
  for (const path of ["/blog", "/blog", "//blog", "/blog//"]) await (await fetch(site + path)).text();
  expect(seen.map(({ url }) => url)).toEqual(["/blog", "/blog", "/blog/"]);
});

test("a text file of the settings is served as it is, and only under its exact path", async () => {
  const { site, seen } = await open({ textFiles: new Map([["/our-key.txt", "our-key"]]) });
  const found = await fetch(`${site}/our-key.txt?x=1`);
  expect([found.status, found.headers.get("content-type"), await found.text()]).toEqual([
    200,
    "text/plain; charset=utf-8",
    "our-key",
  ]);
  await fetch(`${site}/en/our-key.txt`);
  expect(seen.map(({ url }) => url)).toEqual(["/en/our-key.txt"]);
});
