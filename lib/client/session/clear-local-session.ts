import { browserStorage } from "@/lib/client/session/browser-storage";
import { clearOffline } from "@/lib/client/session/clear-offline";
import { clearSessionHint } from "@/lib/client/session/session-hint";

/**
 * Deletes what the browser keeps of a session that ended. The hint goes first, so the page that is loaded next does not
 * request the user again and cannot loop. Drafts in `sessionStorage` stay.
 */
export async function clearLocalSession(): Promise<void> {
  clearSessionHint();
  browserStorage()?.clear();
  await clearOffline();
}
