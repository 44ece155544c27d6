import { logout } from "@/lib/client/auth";
import { clearOffline } from "@/lib/client/boarding-offline";
import { browserStorage } from "@/lib/client/browser-storage";
import { clearSessionHint } from "@/lib/client/session-hint";

/** Ends the session, clears what the browser stored and reloads the page. */
export async function logOut(reload: () => void = () => window.location.reload()): Promise<void> {
  await logout();
  clearSessionHint();
  browserStorage()?.clear();
  await clearOffline();
  reload();
}
