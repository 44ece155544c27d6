const SECRET_SEGMENT = /^((?:\/api\/v1)?\/(?:owner|t-login|shortlists?))\/[^/]+/;

/** The path as the log may show it: without query, and without the tokens that some addresses carry. */
export function readablePath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? "/";
  return path.slice(0, 300).replace(SECRET_SEGMENT, "$1/[hidden]");
}
