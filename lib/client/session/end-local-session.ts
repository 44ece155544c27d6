import { clearOffline } from "@/lib/client/session/boarding-offline";
import { browserStorage } from "@/lib/client/session/browser-storage";
import { clearSessionHint } from "@/lib/client/session/session-hint";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

/**
 * What the spec requires for a 401: storage cleared, the site loaded again at its root, in the language of the page.
 * The hint is deleted first, so the root does not request the user again and cannot loop. Drafts in `sessionStorage`
 * stay.
 */
export function endLocalSession(leave: (path: string) => void = (path) => window.location.replace(path)) {
  clearSessionHint();
  browserStorage()?.clear();
  void clearOffline();
  const { lang } = document.documentElement;
  leave(pathFor("home", isLocale(lang) ? lang : DEFAULT_LOCALE));
}
