import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { sessionCookieName } from "@/lib/server/people/accounts/sessions/session-cookie";
import { type CacheTag, type ChangedTags, isChanged } from "@/lib/server/platform/db/cache-manifest";
import { tagsOfResponse } from "@/lib/server/platform/db/read-scope";
import { pageKeyOf } from "@/lib/server/runtime/front/page-key";
import type { CapturedPage, Recording } from "@/lib/server/runtime/front/response/response-transform";
import { sendPage } from "@/lib/server/runtime/front/response/send-page";

/**
 * Renders the page; `recording` is told what it becomes. `sendStale` sends an older version when the application is too
 * busy.
 */
export type Render = (options?: {
  recording?: Recording;
  sendStale?: Recording["sendStale"];
}) => Promise<void>;

export interface PageCache {
  /** Responds from memory, or renders the page and caches what may be shared. */
  respond(request: IncomingMessage, response: ServerResponse, render: Render): Promise<void>;
  /** After a change: pages with one of its tags, or with unknown tags, are rendered again. */
  clear(changed: ChangedTags): void;
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  render: Render;
}

interface Kept extends CapturedPage {
  tags: ReadonlySet<CacheTag> | null;
  until: number;
}

/** A page that is being rendered, and what has changed since it began. */
interface Asking {
  promise: Promise<void>;
  changes: ChangedTags[];
}

const MEGABYTE = 1024 * 1024;
/** The number of searches is unlimited: they must not evict the pages. */
const PAGE_BYTES = 96 * MEGABYTE;
const SEARCH_BYTES = 32 * MEGABYTE;
/** How long other requests wait for the one that renders the same page. */
const WAIT_MS = 3000;

/**
 * Public pages in memory, served before the application's router runs. It follows the responses'
 * own `s-maxage` and has no list of pages: docs/decisions/014-delivery-of-pages.md.
 */
export function createPageCache(now: () => number = Date.now): PageCache {
  const [pages, searches] = [createStore(PAGE_BYTES), createStore(SEARCH_BYTES)];
  const asking = new Map<string, Asking>();

  const isFresh = (kept: Kept | undefined): kept is Kept => kept !== undefined && kept.until > now();

  async function respond(request: IncomingMessage, response: ServerResponse, render: Render): Promise<void> {
    const key = pageKeyOf(request);
    if (key === null) return render();
    const store = key.includes("?") ? searches : pages;
    const kept = store.get(key);
    if (isFresh(kept)) return send(request, response, kept);
    const running = asking.get(key);
    if (running !== undefined) {
      await Promise.race([running.promise, sleep(WAIT_MS, undefined, { ref: false })]);
      const renewed = store.get(key);
      if (isFresh(renewed)) return send(request, response, renewed);
      return render({ sendStale: renewed && (() => send(request, response, renewed)) });
    }
    if (request.method === "HEAD" || isKnownVisitor(request)) return render();
    return ask({ request, response, render }, key, store, kept);
  }

  /** Renders once for all waiting requests. A page rendered before a change must not be cached after it. */
  async function ask(
    { request, response, render }: Asked,
    key: string,
    store: Store,
    stale?: Kept,
  ): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const own: Asking = { promise, changes: [] };
    asking.set(key, own);
    const settle = (captured: CapturedPage | null) => {
      if (asking.get(key) !== own) return;
      asking.delete(key);
      const tags = tagsOfResponse(response);
      if (captured && !own.changes.some((changed) => isChanged(tags, changed)))
        store.set(key, { ...captured, tags, until: now() + captured.seconds * 1000 });
      resolve();
    };
    response.once("close", () => settle(null));
    // Of the response as it is before the application gets it.
    const end = response.end.bind(response);
    const sendStale = stale && (() => send(request, response, stale, end));
    try {
      await render({ recording: { settle, sendStale }, sendStale });
    } catch (error) {
      settle(null);
      if (!sendStale || response.headersSent) throw error;
      await sendStale();
    }
  }

  return {
    respond,
    clear: (changed) => {
      for (const { changes } of asking.values()) changes.push(changed);
      // They stay as a last resort, for when rendering fails.
      for (const store of [pages, searches])
        for (const kept of store.values()) if (isChanged(kept.tags, changed)) kept.until = 0;
    },
  };
}

type Store = LRUCache<string, Kept>;

function createStore(maxSize: number): Store {
  return new LRUCache({
    maxSize,
    // The bytes as they are, half as many again in compressed forms, and headers.
    sizeCalculation: ({ page: { raw, payload } }) =>
      Math.ceil((raw.length + (payload?.script.raw.length ?? 0)) * 1.5) + 2000,
  });
}

/**
 * Shared pages do not depend on the visitor; as a precaution, responses to requests with a session are still not
 * cached.
 */
function isKnownVisitor({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || (headers.cookie ?? "").includes(`${sessionCookieName()}=`);
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  kept: Kept,
  end: ServerResponse["end"] = response.end.bind(response),
): Promise<void> {
  response.statusCode = 200;
  for (const [name, value] of Object.entries(kept.headers))
    if (value !== undefined) response.setHeader(name, value);
  await sendPage(request, response, kept.page, end);
}
