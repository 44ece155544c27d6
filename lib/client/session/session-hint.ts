const HINT = "palamar_in";

/** Whether a session may exist. The credential itself is in a cookie that scripts cannot read. */
export function hasSessionHint(): boolean {
  return document.cookie.split("; ").includes(`${HINT}=1`);
}

/** Forgets that a session existed, so that a dead one is asked for only once. */
export function clearSessionHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
  document.cookie = `${HINT}=; Path=/; Max-Age=0; SameSite=Lax`;
}
