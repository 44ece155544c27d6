/** What the browser keeps, for good or for this tab; null where it is refused: even to name it throws then. */
export function browserStorage(kind: "localStorage" | "sessionStorage" = "localStorage"): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}
