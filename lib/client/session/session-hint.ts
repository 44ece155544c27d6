import { writeCookie } from "@/lib/client/session/write-cookie";

const HINT = "palamar_in";

/** Whether a session may exist. The credential itself is in a cookie that scripts cannot read. */
export function hasSessionHint(): boolean {
  return document.cookie.split("; ").includes(`${HINT}=1`);
}

/** Deletes the hint of a session, so that an ended one is requested only once. */
export function clearSessionHint(): void {
  writeCookie(HINT, "", 0);
}
