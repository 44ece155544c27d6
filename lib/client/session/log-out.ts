import { logout } from "@/lib/client/api/auth";
import { clearOffline } from "@/lib/client/session/boarding-offline";
import { browserStorage } from "@/lib/client/session/browser-storage";
import { clearSessionHint } from "@/lib/client/session/session-hint";

/** Ends the session, clears what the browser stored and reloads the page. */
export async function logOut(reload: () => void = () => window.location.reload()): Promise<void> {
  await logout();
  clearSessionHint();
  browserStorage()?.clear();
  await clearOffline();
  reload();
}
