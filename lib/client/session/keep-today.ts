import { CACHE, canKeepOffline, WORKER } from "@/lib/client/session/clear-offline";

/** The scope of the worker, and the one page that it keeps there. */
const SCOPE = "/operate";
/** Read by the worker, which shows nothing without it or after it. */
const UNTIL = "x-kept-until";
/** No script, nothing from elsewhere: what was stored in names and notes runs as little as on the page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Keeps the page that is shown, as it stands, for when this phone has no connection: without scripts and controls, with
 * its styles, until that instant. It replaces what was kept before.
 */
export async function keepToday(until: string): Promise<void> {
  if (!canKeepOffline()) return;
  const kept = document.documentElement.cloneNode(true) as HTMLElement;
  for (const part of kept.querySelectorAll("script, link, iframe, form, button, .btn, .console-head"))
    part.remove();
  for (const notice of kept.querySelectorAll("[data-kept]")) notice.removeAttribute("hidden");
  const style = document.createElement("style");
  style.textContent = [...document.styleSheets].flatMap(({ cssRules }) => textsOf(cssRules)).join("\n");
  kept.querySelector("head")?.append(style);
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": POLICY,
    [UNTIL]: until,
  };
  const page = new Response(`<!doctype html>${kept.outerHTML}`, { headers });
  await (await caches.open(CACHE)).put(SCOPE, page);
}

const textsOf = (rules: CSSRuleList) => [...rules].map(({ cssText }) => cssText);

/** Removes the kept page and its worker: after logging out, and where nobody is signed in. */
export async function dropToday(): Promise<void> {
  if (!canKeepOffline()) return;
  await (await caches.open(CACHE)).delete(SCOPE);
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  if (registration && new URL(registration.scope).pathname === SCOPE) await registration.unregister();
}
