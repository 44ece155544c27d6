import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { parseAddress } from "@/lib/routes/parse-address";

const OURS = /^\/(?:operate|api|_next|media|owner)(?:\/|$)/;

/**
 * An address as redirects name it: small letters, no slash at the end, the language before it unless it is the site's
 * own. Null for what is no path of the public site.
 */
export function redirectPath(typed: string): string | null {
  if (!typed.startsWith("/") || /[?#\\\s\p{Cc}]/u.test(typed)) return null;
  const { locale, path } = parseAddress(typed);
  if (path === null || /[?#\\\s\p{Cc}]/u.test(path)) return null;
  const address = (locale === DEFAULT_LOCALE ? path : `/${locale}${path}`).toLowerCase();
  const shown = address.length > 1 ? address.replace(/\/$/, "") : address;
  return OURS.test(shown) ? null : shown;
}
