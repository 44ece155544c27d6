import { PUBLIC_PATH_HEADER } from "@/lib/routes/public-path-header";

/** Headers that only the front sets; values that arrive under these names are discarded first. */
export const INTERNAL_HEADERS = {
  clientAddress: "x-palamar-client",
  requestId: "x-request-id",
  nonce: "x-nonce",
  publicPath: PUBLIC_PATH_HEADER,
  payload: "x-palamar-payload",
  allow: "x-palamar-allow",
} as const;

/**
 * Headers that control Next internally: skip the middleware, replay a paused
 * rendering, pretend a rewrite. We have no server actions, so their header goes as well.
 */
const FORBIDDEN = new Set<string>([
  ...Object.values(INTERNAL_HEADERS),
  "content-security-policy",
  "next-resume",
  "next-action",
  "x-matched-path",
  "x-now-route-matches",
  "forwarded",
]);
const FORBIDDEN_PREFIXES = [
  "x-middleware-",
  "x-nextjs-",
  "x-invoke-",
  "x-forwarded-",
  "x-vercel-",
  "x-original-",
];

/** Whether a header from outside must not reach the application. */
export function isInternalHeader(name: string): boolean {
  return FORBIDDEN.has(name) || FORBIDDEN_PREFIXES.some((prefix) => name.startsWith(prefix));
}
