import { sendLogout } from "@/lib/client/api/auth";
import { clearLocalSession } from "@/lib/client/session/clear-local-session";

/** Ends the session, clears what the browser stored and reloads the page. */
export async function logOut(reload: () => void = () => window.location.reload()): Promise<void> {
  await sendLogout();
  await clearLocalSession();
  reload();
}
