import { AsyncLocalStorage } from "node:async_hooks";
import { processState } from "@/lib/server/platform/process-state";

/**
 * Where shared reads get their result: `page` from Next's cache, which notes their tags on the page that is made of
 * them; `visit` from the memory of this process, for responses made for one visit only; `direct` from the database.
 */
type Source = "page" | "visit" | "direct";

const state = processState("read-scope", () => ({
  scopes: new AsyncLocalStorage<{ source: Source }>(),
  servesPages: false,
}));

/** Next's request handler, whose requests read as pages until `readPerVisit` says otherwise. */
export function withReadScope<A extends unknown[]>(
  handle: (...args: A) => Promise<void>,
): (...args: A) => Promise<void> {
  state.servesPages = true;
  return (...args) => state.scopes.run({ source: "page" }, () => handle(...args));
}

/** The response to this request is made for this visit only. No page that Next keeps may be rendered after it. */
export function readPerVisit(): void {
  const scope = state.scopes.getStore();
  if (scope?.source === "page") scope.source = "visit";
}

/** Runs work outside requests that may share Next's process, such as a job. */
export function readDirectly<T>(run: () => Promise<T>): Promise<T> {
  return state.scopes.run({ source: "direct" }, run);
}

/** `direct` outside a serving process: in scripts, tests and `next dev`. */
export function readSource(): Source {
  return state.scopes.getStore()?.source ?? (state.servesPages ? "page" : "direct");
}
