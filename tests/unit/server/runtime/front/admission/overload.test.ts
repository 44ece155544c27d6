import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createAdmission } from "@/lib/server/runtime/front/admission/admission";
import { createAdmissions } from "@/lib/server/runtime/front/admission/admissions";
import type { Front, FrontOptions } from "@/lib/server/runtime/front/front-server";
import { createPageCache } from "@/lib/server/runtime/front/page-cache";
import { openFront } from "@/tests/fixtures/http/open-front";

const LIMITS = { atOnce: 4, perSender: 3, waiting: 120, waitingPerSender: 40 };
const opened: Front[] = [];

afterEach(async () => {
  for (const front of opened.splice(0)) await front.drain(0, 0);
});

async function open(options: Partial<FrontOptions>): Promise<string> {
  const { front, site } = await openFront(options);
  opened.push(front);
  return site;
}

/** An application that takes its time over searches, and counts them: none ends before `released`. */
function slowSearches(released: Promise<unknown>) {
  const count = { now: 0, most: 0, all: 0 };
  const handle: FrontOptions["handle"] = async (request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.setHeader("Cache-Control", "s-maxage=60");
    if (!request.url?.includes("?")) return void response.end("kept");
    count.all += 1;
    count.now += 1;
    count.most = Math.max(count.most, count.now);
    await released;
    count.now -= 1;
    response.end("searched");
  };
  return { count, handle };
}

test("a flood of searches renders a few at a time, is refused with the time to come back, and holds up no kept page", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { count, handle } = slowSearches(released);
  const site = await open({ handle, pages: createPageCache() });
  await fetch(`${site}/tekneler`);
  let refusals = 0;
  const flood = Array.from({ length: 80 }, async (_, index) => {
    const response = await fetch(`${site}/tekneler?min_price=${index}`);
    if (response.status === 503) refusals += 1;
    return response;
  });
  // All that are not rendered or waiting are refused at once, however slow the machine is.
  while (refusals < 80 - 3 - 40) await sleep(10);
  expect(await (await fetch(`${site}/tekneler`)).text()).toBe("kept");
  expect((await fetch(`${site}/healthz`)).status).toBe(200);
  expect((await fetch(`${site}/api/v1/payments/webhook/test`, { method: "POST" })).status).toBe(200);
  release();
  const responses = await Promise.all(flood);
  expect(count.most).toBe(3);
  const refused = responses.filter(({ status }) => status === 503);
  expect(refused.length).toBe(80 - 3 - 40);
  expect(refused[0]?.headers.get("retry-after")).toBe("5");
});

test("requests whose sender has gone are not rendered any more", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { count, handle } = slowSearches(released);
  // Nobody waits too long here: who leaves the queue has gone.
  const renders = createAdmission({ ...LIMITS, timeoutMs: 600_000 });
  const { load } = renders;
  const admissions = { queueFor: () => renders, load: () => createAdmissions(true).load() };
  const site = await open({ handle, admissions, pages: createPageCache() });
  const gone = new AbortController();
  const flood = Array.from({ length: 30 }, (_, index) =>
    fetch(`${site}/tekneler?min_price=${index}`, { signal: gone.signal }).catch(() => null),
  );
  while (load().running + load().waiting < 30) await sleep(10);
  gone.abort();
  await Promise.all(flood);
  // The server learns of it a little later than we do.
  while (load().waiting > 0) await sleep(10);
  release();
  while (load().running > 0) await sleep(10);
  expect(count.all).toBe(3);
});

test("who disconnects while a rendered page is sent takes no place from others, though Next never returns from it", async () => {
  const renders = createAdmission({ ...LIMITS, timeoutMs: 600_000 });
  const admissions = { queueFor: () => renders, load: () => createAdmissions(true).load() };
  const page = "x".repeat(32 * 1024 * 1024);
  const site = await open({
    admissions,
    handle: async (request, response) => {
      if (request.url?.includes("short")) return void response.end("page");
      // As Next waits: for the end of the sending, which never comes once the client has gone.
      const { promise, resolve } = Promise.withResolvers<void>();
      response.once("finish", resolve);
      response.end(page);
      await promise;
    },
  });
  const gone = new AbortController();
  // Their bodies are not read, so that sending them takes for ever.
  await Promise.all([1, 2, 3].map((n) => fetch(`${site}/tekneler?long=${n}`, { signal: gone.signal })));
  expect(renders.load().running).toBe(3);
  gone.abort();
  expect(await (await fetch(`${site}/tekneler?short`)).text()).toBe("page");
  while (renders.load().running > 0) await sleep(10);
}, 10_000);

/** Sends requests ahead of their responses; resolves with what came back until the connection ended. */
function sendAhead(site: string, count: number): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(Number(new URL(site).port), "127.0.0.1", () =>
      socket.write("GET /x HTTP/1.1\r\nHost: x\r\n\r\n".repeat(count)),
    );
    socket.on("data", (part) => {
      text += part;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(text));
    setTimeout(() => socket.destroy(), 1000).unref();
  });
}

test("requests that one connection sends ahead are answered in turn; too many end it", async () => {
  let [now, most, all] = [0, 0, 0];
  const site = await open({
    handle: async (_, response) => {
      all += 1;
      now += 1;
      most = Math.max(most, now);
      await sleep(10);
      now -= 1;
      response.end("page");
    },
  });
  expect((await sendAhead(site, 5)).match(/HTTP\/1\.1 200/g)).toHaveLength(5);
  expect(most).toBe(1);
  const before = all;
  await sendAhead(site, 60);
  expect(all - before).toBeLessThanOrEqual(1);
});

test.each(["/fonts/boats", "/icons/x.png", "/_next/x", "/_next/image?url=x", "/media/x", "/media/a/b.webp"])(
  "what is no file among the files is missing, without a page: %s",
  async (path) => {
    const site = await open({ handle: () => Promise.reject(new Error("reached the pages")) });
    expect((await fetch(site + path)).status).toBe(404);
  },
);

test("files that may exist reach what serves them", async () => {
  const site = await open({ publicFiles: new Set(["/icons/icon.svg"]) });
  for (const path of ["/icons/icon.svg", "/_next/static/chunks/a.js", "/media/boat.webp", "/map/x.json"])
    expect([path, (await fetch(site + path)).status]).toEqual([path, 200]);
});

test("a raw target with a fragment is refused", async () => {
  const site = await open({ handle: () => Promise.reject(new Error("reached the pages")) });
  const { hostname, port } = new URL(site);
  const response = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write("GET /en/boats#x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
    );
    socket.once("data", (part) => resolve(String(part)));
  });
  expect(response).toMatch(/^HTTP\/1\.1 400/);
});
