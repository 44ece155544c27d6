import { AsyncLocalStorage } from "node:async_hooks";
import { LRUCache } from "lru-cache";
import type { CacheTag } from "@/lib/server/platform/db/cache-manifest";
import { log } from "@/lib/server/platform/log";
import { processState } from "@/lib/server/platform/process-state";

/**
 * Where shared reads get their result: `page` from Next's cache, which notes their tags on the page that is made of
 * them; `visit` from the memory of this process, for responses made for one visit only; `direct` from the database.
 */
type Source = "page" | "visit" | "direct";

interface Scope {
  source: Source;
  /** The page that Next keeps, by its internal path; null until the middleware has named it. */
  page: string | null;
}

/** More than a process shows within the minute that a page lives. */
const MAX_PAGES = 20_000;

const state = processState("read-scope", () => ({
  scopes: new AsyncLocalStorage<Scope>(),
  ofResponses: new WeakMap<object, Scope>(),
  /** The tags of all reads that a page was ever made of, also of renders in the background. */
  pageTags: new LRUCache<string, Set<CacheTag>>({ max: MAX_PAGES }),
  servesPages: false,
  /** A read was seen that belongs to no request: which page it made is unknown. */
  hasLostReads: false,
}));

/** Next's request handler, whose requests read as pages until `readPerVisit` says otherwise. */
export function withReadScope<Q, R extends object>(
  handle: (request: Q, response: R) => Promise<void>,
): (request: Q, response: R) => Promise<void> {
  state.servesPages = true;
  return (request, response) => {
    const scope: Scope = { source: "page", page: null };
    state.ofResponses.set(response, scope);
    return state.scopes.run(scope, () => handle(request, response));
  };
}

/** The response to this request is made for this visit only. No page that Next keeps may be rendered after it. */
export function readPerVisit(): void {
  const scope = state.scopes.getStore();
  if (scope?.source === "page") scope.source = "visit";
}

/** The response to this request is a page that Next may keep under this path of its own. */
export function readForPage(path: string): void {
  const scope = state.scopes.getStore();
  if (scope) scope.page = path;
}

/** Notes what the page of this request is made of. */
export function noteTags(tags: readonly CacheTag[]): void {
  const scope = state.scopes.getStore();
  if (!scope) {
    if (!state.hasLostReads) log("warn", "page_tags_unknown");
    state.hasLostReads = true;
  }
  if (!scope?.page) return;
  const noted = state.pageTags.get(scope.page) ?? new Set();
  for (const tag of tags) noted.add(tag);
  state.pageTags.set(scope.page, noted);
}

/** The tags of the page in a response of Next; null where they are not known. */
export function tagsOfResponse(response: object): ReadonlySet<CacheTag> | null {
  const scope = state.ofResponses.get(response);
  if (state.hasLostReads || scope?.source !== "page" || scope.page === null) return null;
  return state.pageTags.get(scope.page) ?? null;
}

/** Runs work outside requests that may share Next's process, such as a job. */
export function readDirectly<T>(run: () => Promise<T>): Promise<T> {
  return state.scopes.run({ source: "direct", page: null }, run);
}

/** `direct` outside a serving process: in scripts, tests and `next dev`. */
export function readSource(): Source {
  return state.scopes.getStore()?.source ?? (state.servesPages ? "page" : "direct");
}
