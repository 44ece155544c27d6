import { setTimeout as sleep } from "node:timers/promises";
import { type Application, openCached, SHARED, sendPage } from "@/tests/fixtures/http/cached-pages";

const PAYMENT = "/payment/7b0d7c2e-3c9c-4a57-9d6f-0d5a3b0a1b11";

test("a public page is rendered once, whatever advertisement visitors come from", async () => {
  const { ask, calls } = await openCached();
  for (const path of ["/tekne", "/tekne?utm_source=x&gclid=1", "/tekne?fbclid=2", "/tekne?min_price="]) {
    expect((await ask(path)).text).toBe("page 1");
  }
  expect(calls).toHaveLength(1);
});

test("every response keeps its own id, and nothing of the first visitor's", async () => {
  const { ask } = await openCached((_, response) =>
    sendPage(response, "page", { Link: "</x>; rel=preload" }),
  );
  const [first, second] = [await ask("/"), await ask("/")];
  expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
  expect(second.headers.get("link")).toBe("</x>; rel=preload");
  expect(second.headers.get("cache-control")).toBe(SHARED);
  expect(second.headers.get("x-nextjs-cache")).toBeNull();
});

test("a response that is private, sets a cookie, failed, is being renewed or is no text is never cached", async () => {
  const refused: Application[] = [
    (_, response, call) => sendPage(response, `${call}`, { "Cache-Control": "private, no-store" }),
    (_, response, call) => sendPage(response, `${call}`, { "Set-Cookie": "a=1" }),
    (_, response, call) => sendPage(response, `${call}`, { "x-nextjs-cache": "STALE" }),
    (_, response, call) => sendPage(response, `${call}`, { "Content-Type": "application/json" }),
    (_, response, call) => sendPage(response, `${call}`, { "Cache-Control": "" }),
    (_, response, call) => {
      response.statusCode = 404;
      sendPage(response, `${call}`);
    },
  ];
  for (const application of refused) {
    const { ask } = await openCached(application);
    expect([(await ask("/x")).text, (await ask("/x")).text]).toEqual(["1", "2"]);
  }
});

test("writes, RSC requests, the API, payment pages and unknown parameters go to the application", async () => {
  const { ask, calls } = await openCached();
  await ask("/");
  await ask("/", {}, "POST");
  await ask("/", { rsc: "1" });
  await ask("/", { "next-router-prefetch": "1" });
  for (const path of ["/?login=1", "/?q=1&utm_source=x"]) await ask(path);
  for (const path of ["/api/v1/app", PAYMENT, "/_next/x.js"]) for (const _ of [1, 2]) await ask(path);
  expect(calls).toHaveLength(12);
});

test("responses to a visitor with a session are not cached, though they may come from the cache", async () => {
  const { ask, calls } = await openCached();
  const known = { cookie: "palamar_session=secret" };
  expect((await ask("/", known)).text).toBe("page 1");
  expect((await ask("/")).text).toBe("page 2");
  expect((await ask("/", known)).text).toBe("page 2");
  expect(calls).toHaveLength(2);
});

test("each browser gets the smallest form that it reads, and 304 when it has the page", async () => {
  const body = "deniz ".repeat(5000);
  const { ask } = await openCached((_, response) => sendPage(response, body, { "x-nextjs-prerender": "1" }));
  await ask("/", { "accept-encoding": "gzip" });
  await sleep(200);
  const encodings = { gzip: "gzip", "gzip, br": "br", "br;q=0.2, gzip": "gzip", "gzip;q=0": null, "*": "br" };
  for (const [accepted, expected] of Object.entries(encodings)) {
    const { headers, text } = await ask("/", { "accept-encoding": accepted });
    expect([accepted, headers.get("content-encoding")]).toEqual([accepted, expected]);
    expect(text).toBe(body);
    expect(headers.get("vary")).toContain("Accept-Encoding");
  }
  const etag = (await ask("/")).headers.get("etag") ?? "";
  const again = await ask("/", { "if-none-match": etag });
  expect([again.status, again.text]).toEqual([304, ""]);
});

test("HEAD says what GET would, without the body, and is not taken for the page", async () => {
  const { ask, calls } = await openCached();
  await ask("/", {}, "HEAD");
  const { text } = await ask("/", { "accept-encoding": "identity" });
  const head = await ask("/", { "accept-encoding": "identity" }, "HEAD");
  expect([head.text, head.headers.get("content-length")]).toEqual(["", String(text.length)]);
  expect(calls).toHaveLength(2);
});

test("a change is seen by the very next visitor", async () => {
  const { ask, pages } = await openCached();
  await ask("/");
  pages.clear("all");
  expect((await ask("/")).text).toBe("page 2");
});

test("a page rendered before a change is not cached after it", async () => {
  const { ask, pages } = await openCached(async (_, response, call) => {
    await sleep(100);
    sendPage(response, `page ${call}`);
  });
  const slow = ask("/");
  await sleep(50);
  pages.clear("all");
  expect((await slow).text).toBe("page 1");
  expect((await ask("/")).text).toBe("page 2");
});

test("a page is cached for at most a minute, or less when its header says so", async () => {
  const { ask, clock } = await openCached((request, response, call) =>
    sendPage(
      response,
      `page ${call}`,
      request.url === "/" ? {} : { "Cache-Control": "public, max-age=0, s-maxage=15" },
    ),
  );
  await ask("/");
  await ask("/list?persons=4");
  clock.now += 16_000;
  expect((await ask("/")).text).toBe("page 1");
  expect((await ask("/list?persons=4")).text).toBe("page 3");
  clock.now += 45_000;
  expect((await ask("/")).text).toBe("page 4");
});

test("the stale page is served when rendering it again fails", async () => {
  const faults: Application[] = [
    (_, response) => {
      response.statusCode = 500;
      response.setHeader("X-Fault", "1");
      sendPage(response, "fault", { "Cache-Control": "no-store" });
    },
    () => Promise.reject(new Error("on purpose")),
  ];
  for (const fault of faults) {
    const { ask, pages } = await openCached((request, response, call) =>
      call === 1 ? sendPage(response, "page") : fault(request, response, call),
    );
    await ask("/");
    pages.clear("all");
    const { status, text, headers } = await ask("/");
    expect([status, text, headers.get("x-fault"), headers.get("cache-control")]).toEqual([
      200,
      "page",
      null,
      SHARED,
    ]);
  }
});

test("an error response forbids caching, whatever the page allowed before", async () => {
  const { ask } = await openCached((_, response) => {
    response.statusCode = 500;
    sendPage(response, "fault");
  });
  const { status, headers } = await ask("/");
  expect([status, headers.get("cache-control")]).toEqual([500, "no-store"]);
});

test("a hundred visitors of a page that is not cached cause one render", async () => {
  const { ask, calls } = await openCached(async (_, response, call) => {
    await sleep(100);
    sendPage(response, `page ${call}`);
  });
  const texts = await Promise.all(Array.from({ length: 100 }, () => ask("/").then(({ text }) => text)));
  expect([...new Set(texts)]).toEqual(["page 1"]);
  expect(calls).toHaveLength(1);
});

test("no visitor waits forever for a render whose visitor disconnected", async () => {
  const { ask, port } = await openCached(async (_, response, call) => {
    if (call > 1) sendPage(response, `page ${call}`);
  });
  const gone = new AbortController();
  const first = fetch(`http://127.0.0.1:${port}/`, { signal: gone.signal }).catch(() => "gone");
  await sleep(50);
  const second = ask("/");
  await sleep(50);
  gone.abort();
  expect(await first).toBe("gone");
  expect((await second).text).toBe("page 2");
});
