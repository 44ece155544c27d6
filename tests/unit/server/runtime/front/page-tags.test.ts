import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { CacheTag } from "@/lib/server/platform/db/cache-manifest";
import { noteTags, readForPage, readPerVisit, withReadScope } from "@/lib/server/platform/db/read-scope";
import { openCached, sendPage } from "@/tests/fixtures/http/cached-pages";

const NONE: CacheTag[] = [];
/** What each page is made of; null: a page for one visit. */
const TAGS: Record<string, CacheTag[] | null> = {
  "/boat-1": ["boats", "boat:1"],
  "/boat-2": ["boats", "boat:2", "boat:1"],
  "/boat-3": ["boats", "boat:3"],
  "/list": ["boats", "boat-lists"],
  "/searched": null,
  "/unnamed": NONE,
};

/** An application that reads as pages do; every visit is numbered by its path. */
function openTagged(mayEnd: Promise<unknown> = Promise.resolve()) {
  const times = new Map<string, number>();
  const handle = withReadScope(async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "";
    const tags = TAGS[path];
    if (tags === null) readPerVisit();
    else if (tags !== NONE) readForPage(`/tr${path}`);
    noteTags(tags ?? NONE);
    await mayEnd;
    times.set(path, (times.get(path) ?? 0) + 1);
    sendPage(response, `${times.get(path)}`);
  });
  return openCached((request, response) => handle(request, response));
}

async function visit(ask: Awaited<ReturnType<typeof openTagged>>["ask"]) {
  const paths = Object.keys(TAGS);
  const texts = await Promise.all(paths.map(async (path) => (await ask(path)).text));
  return Object.fromEntries(paths.map((path, index) => [path, texts[index]]));
}

test("a change clears the pages that carry its tag and those whose tags are unknown, and no others", async () => {
  const { ask, pages } = await openTagged();
  await visit(ask);
  pages.clear(["boat:1", "boat-lists"]);
  expect(await visit(ask)).toEqual({
    "/boat-1": "2",
    "/boat-2": "2",
    "/boat-3": "1",
    "/list": "2",
    "/searched": "2",
    "/unnamed": "2",
  });
});

test("when what has changed is unknown, everything is cleared", async () => {
  const { ask, pages } = await openTagged();
  await visit(ask);
  pages.clear("all");
  expect(new Set(Object.values(await visit(ask)))).toEqual(new Set(["2"]));
});

test("a page that is rendered while its boat changes is not kept, another one is", async () => {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { ask, calls, pages } = await openTagged(mayEnd);
  const running = Promise.all([ask("/boat-1"), ask("/boat-3")]);
  while (calls.length < 2) await sleep(5);
  pages.clear(["boat:1"]);
  end();
  await running;
  expect([(await ask("/boat-1")).text, (await ask("/boat-3")).text]).toEqual(["2", "1"]);
});

test("a page that Next kept carries the tags of the render in the background that made it", async () => {
  let made = 0;
  const handle = withReadScope(async (_: IncomingMessage, response: ServerResponse) => {
    readForPage("/tr/kept");
    // Next sends what it has and reads nothing; what it renders afterwards belongs to the same page.
    if (made === 0) setTimeout(() => noteTags(["settings", "boat:7"]), 5);
    made += 1;
    sendPage(response, `${made}`, made === 1 ? { "x-nextjs-cache": "STALE" } : {});
  });
  const { ask, pages } = await openCached((request, response) => handle(request, response));
  await ask("/kept");
  await sleep(30);
  expect((await ask("/kept")).text).toBe("2");
  pages.clear(["boat:8"]);
  expect((await ask("/kept")).text).toBe("2");
  pages.clear(["boat:7"]);
  expect((await ask("/kept")).text).toBe("3");
});

// The last one: from then on this process knows the tags of no page.
test("after a read that belongs to no request every change clears every page", async () => {
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const { ask, pages } = await openTagged();
  noteTags(["boats"]);
  await visit(ask);
  pages.clear(["settings"]);
  expect(new Set(Object.values(await visit(ask)))).toEqual(new Set(["2"]));
});
