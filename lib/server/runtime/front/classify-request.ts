import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/locales";
import { methodsOf } from "@/lib/server/runtime/api/methods-of";

/** Longer paths never name a page of ours; file systems refuse names from 256 bytes on. */
const MAX_PATH_BYTES = 2048;
const MAX_SEGMENT_BYTES = 240;
const CONTROL = /\p{Cc}/u;
const LOCALIZED = new RegExp(
  `^/(${LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join("|")})(?=/|$)`,
  "i",
);
const API = /^\/api(?=\/|$)/;
const API_PREFIX = /^\/api\/v1(?=\/|$)/;
/** The methods that Next handles; it fails on others instead of refusing them. */
const METHODS = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);

export type RequestTarget =
  | { kind: "serve"; url: string }
  /** An address without a handler; with `allow` there is an endpoint, but not for this method. */
  | { kind: "missing"; url: string; allow?: string }
  | { kind: "refused"; status: 400 | 501; error: string };

/**
 * Decides how to treat a request before Next receives it. A path that cannot be a page (broken encoding, control
 * characters, too long) becomes an unknown address of the same language, for which Next sends the localized
 * 404; a call whose address has no endpoint for its method becomes an unknown call, which responds 405 and lists
 * the allowed methods; a target that is no path, or a method that no page supports, is refused.
 */
export function classifyRequest(url: string | undefined, method: string): RequestTarget {
  if (!url?.startsWith("/") || url.includes("#"))
    return { kind: "refused", status: 400, error: "bad_target" };
  const path = url.split("?", 1)[0] ?? "/";
  // Next would redirect repeated slashes itself, before the middleware can see case or
  // old slugs: two hops. The middleware gets the path as it was sent (INTERNAL_HEADERS.publicPath).
  const normalized = path.replace(/\/{2,}/g, "/");
  if (!isReadable(path)) return { kind: "missing", url: missingBeside(normalized) };
  const served = { kind: "serve", url: normalized + url.slice(path.length) } as const;
  if (API_PREFIX.test(normalized) || normalized.replace(/\/$/, "") === "/api") {
    const methods = methodsOf(normalized.replace(API_PREFIX, ""));
    if (methods.includes(method)) return served;
    const missing = { kind: "missing", url: missingBeside(normalized) } as const;
    return methods.length > 0 ? { ...missing, allow: methods.join(", ") } : missing;
  }
  return METHODS.has(method) ? served : { kind: "refused", status: 501, error: "unknown_method" };
}

function missingBeside(path: string): string {
  const prefix = API.test(path) ? "/api/v1" : LOCALIZED.exec(path)?.[0].toLowerCase();
  return `${prefix ?? ""}/__missing`;
}

function isReadable(path: string): boolean {
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) return false;
  try {
    return path.split("/").every((segment) => {
      const text = decodeURIComponent(segment);
      return Buffer.byteLength(text) <= MAX_SEGMENT_BYTES && !CONTROL.test(text);
    });
  } catch {
    return false;
  }
}
