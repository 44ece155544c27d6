/** The storage of the browser or of this tab; null where it is blocked, since even reading the property throws then. */
export function browserStorage(kind: "localStorage" | "sessionStorage" = "localStorage"): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}
