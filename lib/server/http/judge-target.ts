/** Longer paths never name a page of ours; file systems refuse names from 256 bytes on. */
const MAX_PATH_BYTES = 2048;
const MAX_SEGMENT_BYTES = 240;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\u0000-\u001f\u007f]/;
const LOCALIZED = /^\/(en|ar|api\/v1)(?=\/|$)/i;

export type Target = { kind: "serve"; url: string } | { kind: "missing"; url: string } | { kind: "refused" };

/**
 * Decides what to do with a request target before Next sees it. A path that cannot be a page
 * (broken encoding, control characters, too long) becomes an unknown address of the same
 * language, which Next answers with the localized 404; a target that is no path is refused.
 */
export function judgeTarget(url: string | undefined): Target {
  if (!url?.startsWith("/")) return { kind: "refused" };
  const path = url.split(/[?#]/, 1)[0] ?? "/";
  // Next would answer repeated slashes with a redirect of its own, before the middleware can see case or
  // old slugs: two hops. The middleware gets the path as it was sent (INTERNAL_HEADERS.publicPath).
  if (isReadable(path)) return { kind: "serve", url: path.replace(/\/{2,}/g, "/") + url.slice(path.length) };
  const prefix = LOCALIZED.exec(path)?.[0].toLowerCase() ?? "";
  return { kind: "missing", url: `${prefix}/__missing` };
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
