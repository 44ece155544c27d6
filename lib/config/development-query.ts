/**
 * What the browser adds to API calls in `npm run dev`: the wish for answers in clear. Written so that the
 * compiler drops it from production bundles; the server grants it only with its own flag.
 */
export const DEVELOPMENT_QUERY: Readonly<Record<string, string>> =
  process.env.NODE_ENV === "development" ? { dev: "true" } : {};
