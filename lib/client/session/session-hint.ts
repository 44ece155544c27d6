const HINT = "palamar_in";

/** Whether a session may exist. The credential itself is in a cookie that scripts cannot read. */
export function hasSessionHint(): boolean {
  return document.cookie.split("; ").includes(`${HINT}=1`);
}

/** Deletes the hint of a session, so that an ended one is requested only once. */
export function clearSessionHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
  document.cookie = `${HINT}=; Path=/; Max-Age=0; SameSite=Lax`;
}
