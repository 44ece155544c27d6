import { dropDraft, readDraft, saveDraft } from "@/lib/client/drafts/draft-store";

/** What a logged-out visitor pressed: stored until login succeeds (also at Google) or is given up. */
export function pendingDraft<T>(key: string, isPending: (value: unknown) => value is T) {
  return {
    remember: (pending: T) => saveDraft(key, pending),
    /** As it was stored, or null. */
    read(): T | null {
      const value = readDraft(key);
      return isPending(value) ? value : null;
    },
    drop: () => dropDraft(key),
  };
}
