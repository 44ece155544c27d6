/** The segments that are followed by a secret, anywhere in the path and with repeated slashes. */
const SECRET_PART =
  /(^|[/\\])(owner|owner-invitations?|t-login|take-back|correct-email|shortlists?|guests|calendars|waiting-list|invitations?|demo|enter)([/\\]+)[^/\\]+/gi;
/** An ASCII character in its encoded form. */
const ENCODED = /%([0-7][0-9a-f])/gi;
const MAX_LENGTH = 300;

const decodeAscii = (path: string) =>
  path.replace(ENCODED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * The path as the log may show it: without query, and without the tokens that some addresses carry, in whichever
 * spelling somebody sent them.
 */
export function readablePath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? "/";
  // Encoded twice is decoded by some proxies on the way.
  const decoded = decodeAscii(decodeAscii(path));
  const masked = decoded.replace(SECRET_PART, "$1$2$3[hidden]");
  return (masked === decoded ? path : masked).slice(0, MAX_LENGTH);
}
