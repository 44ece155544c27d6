import { DEFAULT_LOCALE, isLocale, type Locale } from "@/lib/i18n/locales";

export interface ParsedAddress {
  locale: Locale;
  /** Decoded, without language prefix, repeated slashes and slash at the end. Null: malformed or too long. */
  path: string | null;
  /** Whether the path began with a language. */
  prefixed: boolean;
}

const MAX_PATH_LENGTH = 512;

function decode(path: string): string | null {
  if (path.length > MAX_PATH_LENGTH) return null;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Splits a raw path as the visitor sent it into language and the rest. Never throws. */
export function parseAddress(rawPath: string): ParsedAddress {
  const first = rawPath.split("/").find(Boolean)?.toLowerCase();
  const prefixed = isLocale(first);
  const locale = prefixed ? first : DEFAULT_LOCALE;
  const decoded = decode(rawPath);
  if (decoded === null) return { locale, path: null, prefixed };
  const segments = decoded.split("/").filter(Boolean);
  return { locale, path: `/${segments.slice(prefixed ? 1 : 0).join("/")}`, prefixed };
}
