import { CLIENT_ENV } from "@/lib/config/env.client";

/** Which build this tab has given up. */
const KEY = "palamar:reloaded";
const CODE = "/_next/static/";

/**
 * Reloads the page when the server no longer has a part of its code: it runs a newer build. Once per build and tab, so
 * that code which stays missing costs one reload; what was typed comes back from the drafts. A part that did not arrive
 * for want of a connection is left to the caller. Returns how to stop.
 */
export function reloadOnceWhenCodeIsGone(): () => void {
  const onError = ({ target }: Event) => {
    const address = addressOf(target);
    if (address && new URL(address).pathname.startsWith(CODE)) void reloadIfGone(address);
  };
  // An element's error does not bubble.
  window.addEventListener("error", onError, true);
  return () => window.removeEventListener("error", onError, true);
}

function addressOf(target: EventTarget | null): string | null {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : null;
}

async function reloadIfGone(address: string): Promise<void> {
  const response = await fetch(address, { cache: "no-store" }).catch(() => null);
  if (response?.status === 404 && mayReload()) window.location.reload();
}

function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === CLIENT_ENV.buildId) return false;
    sessionStorage.setItem(KEY, CLIENT_ENV.buildId);
    return true;
  } catch {
    // Without storage the page could reload without end.
    return false;
  }
}
