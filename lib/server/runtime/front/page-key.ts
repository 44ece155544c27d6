import type { IncomingMessage } from "node:http";
import { ADDRESS_NAMES } from "@/lib/domain/search/search-names";
import { pageClassOf } from "@/lib/server/runtime/front/security-headers";

/** Tracking parameters of advertisements and mails; no page uses them. */
const TRACKING = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|yclid|ttclid)$/;
const LIST_NAMES: ReadonlySet<string> = new Set(ADDRESS_NAMES);
const NO_PAGE = /^\/(api|_next|media|fonts|icons|auth)\//;
/** For these Next responds with parts of pages instead of HTML. */
const PART_HEADERS = ["rsc", "next-url", "next-router-prefetch", "next-router-segment-prefetch"] as const;
const MAX_LENGTH = 1024;

/**
 * The cache key of a response, or null where it must come from the application:
 * writes, parts of pages, the API, pages that run scripts by nonce, queries with unknown parameters.
 * Tracking parameters and empty fields do not make another page.
 */
export function pageKeyOf({ method, url = "", headers }: IncomingMessage): string | null {
  if ((method !== "GET" && method !== "HEAD") || url.length > MAX_LENGTH) return null;
  if (PART_HEADERS.some((name) => headers[name] !== undefined)) return null;
  const start = url.indexOf("?");
  const path = start < 0 ? url : url.slice(0, start);
  if (NO_PAGE.test(path) || pageClassOf(path) !== "shared") return null;
  if (start < 0) return path;
  const meant = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(url.slice(start))) {
    if (TRACKING.test(name) || (value === "" && LIST_NAMES.has(name))) continue;
    if (!LIST_NAMES.has(name)) return null;
    meant.append(name, value);
  }
  return meant.size > 0 ? `${path}?${meant}` : path;
}
