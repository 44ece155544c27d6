import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external.js";

/**
 * Whether the page or answer that asks is made for this visit only, and may use what this process remembers.
 * A static page must ask Next's cache instead, which notes on the page what it was made of. False outside Next.
 */
export function isMadePerVisit(): boolean {
  return workUnitAsyncStorage.getStore()?.type === "request";
}
