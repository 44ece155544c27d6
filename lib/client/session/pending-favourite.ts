import { dropDraft, readDraft, saveDraft } from "@/lib/client/drafts/draft-store";

const KEY = "favorite";

/** Remembers the heart that a logged-out visitor pressed, until login has succeeded (also at Google) or was given up. */
export function rememberPendingFavorite(boatId: number): void {
  saveDraft(KEY, boatId);
}

export function hasPendingFavorite(): boolean {
  return typeof readDraft(KEY) === "number";
}

/** The remembered boat, at most once. */
export function takePendingFavorite(): number | null {
  const boatId = readDraft(KEY);
  dropDraft(KEY);
  return typeof boatId === "number" ? boatId : null;
}
