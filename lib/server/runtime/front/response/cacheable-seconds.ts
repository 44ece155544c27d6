import type { ServerResponse } from "node:http";

/** Seconds. A tag that changes ends it earlier; this only bounds what a lost notification costs. */
const MAX_SECONDS = 60;
const TEXT = /^(text\/(html|plain|xml)|application\/(rss\+)?xml)/;

/**
 * How many seconds a shared cache may keep a response whose headers are set; 0 when not at all. A response
 * that Next itself calls stale is being renewed right now.
 */
export function cacheableSeconds(response: ServerResponse): number {
  if (response.statusCode !== 200 || response.hasHeader("Set-Cookie")) return 0;
  if (response.hasHeader("Content-Encoding") || response.getHeader("x-nextjs-cache") === "STALE") return 0;
  if (!TEXT.test(String(response.getHeader("Content-Type") ?? ""))) return 0;
  const rules = String(response.getHeader("Cache-Control") ?? "").toLowerCase();
  if (/\b(private|no-store|no-cache)\b/.test(rules)) return 0;
  const seconds = /\bs-maxage=(\d+)/.exec(rules) ?? /\bpublic\b.*\bmax-age=(\d+)/.exec(rules);
  return Math.min(Number(seconds?.[1] ?? 0), MAX_SECONDS);
}
