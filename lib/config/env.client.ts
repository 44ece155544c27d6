/**
 * What the browser may know. Next inlines these at build, so each must be written out in full,
 * and build and runtime must agree on them.
 */
export const CLIENT_ENV = {
  /** Encoding of API responses, not protection: this value ships to every browser. */
  envelopeSecret: process.env.NEXT_PUBLIC_API_ENVELOPE_SECRET || "palamar-envelope-v1",
  /** Prefix of pictures and films; empty means the same origin. */
  mediaUrl: (process.env.NEXT_PUBLIC_MEDIA_URL || "").replace(/\/+$/, ""),
  /** Tag manager container; absent means that none is loaded. */
  tagManagerId: process.env.NEXT_PUBLIC_TAG_MANAGER_ID || null,
  /** Live chat script; absent means that none is loaded. */
  liveChatUrl: process.env.NEXT_PUBLIC_LIVE_CHAT_URL || null,
  /** Changes with every build; data that a browser stored under another build is deleted. */
  buildId: process.env.NEXT_PUBLIC_BUILD_ID || "development",
  /** True in `npm run dev` only: the client may then request plain responses. */
  isDevelopment: process.env.NODE_ENV === "development",
} as const;

/**
 * What the browser adds to API calls in `npm run dev`: the request for plain responses. Written so that the
 * compiler drops it from production bundles; the server grants it only with its own flag.
 */
export const DEVELOPMENT_QUERY: Readonly<Record<string, string>> =
  process.env.NODE_ENV === "development" ? { dev: "true" } : {};
