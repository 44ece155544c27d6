const PREFIX = "palamar:draft:";
const KEPT_MS = 24 * 60 * 60 * 1000;

interface Draft {
  savedAt: number;
  value: unknown;
}

/**
 * Keeps what a visitor chose or typed for 24 hours in this tab, so that a login or an error costs nobody
 * anything. Never give it a password or a card. Does nothing where storage is refused.
 */
export function saveDraft(key: string, value: unknown): void {
  try {
    const draft: Draft = { savedAt: Date.now(), value };
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // Full or forbidden storage: the form works without a memory.
  }
}

/**
 * The stored draft, unchecked, or null. Parse it before use: storage may hold data of older versions or edited data.
 */
export function readDraft(key: string): unknown {
  try {
    const draft = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "null") as Draft | null;
    if (!draft || typeof draft.savedAt !== "number") return null;
    const age = Date.now() - draft.savedAt;
    if (age >= 0 && age < KEPT_MS) return draft.value;
    sessionStorage.removeItem(PREFIX + key);
    return null;
  } catch {
    return null;
  }
}

/** Forgets a draft whose purpose is fulfilled. */
export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing could be kept either.
  }
}
