import { dropDraft, readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import type { JoinWaitingListBody } from "@/lib/contracts/waiting";

const PENDING = "waiting";

// The rest is checked by the server. Every page carries this file: a schema would bring its library along.
function isPending(value: unknown): value is JoinWaitingListBody {
  return typeof value === "object" && value !== null && "vehicle_id" in value && "date" in value;
}

/** Stores the day that a logged-out visitor wants to wait for, until login succeeds or is given up. */
export function rememberPendingWaitingEntry(entry: JoinWaitingListBody): void {
  saveDraft(PENDING, entry);
}

/** The remembered entry, or null. */
export function readPendingWaitingEntry(): JoinWaitingListBody | null {
  const value = readDraft(PENDING);
  return isPending(value) ? value : null;
}

/** Forgets the remembered entry. */
export function dropPendingWaitingEntry(): void {
  dropDraft(PENDING);
}
