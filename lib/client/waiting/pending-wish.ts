import { dropDraft, readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import type { WishBody } from "@/lib/contracts/waiting";

const PENDING = "waiting";

// The rest is checked by the server. Every page carries this file: a schema would bring its library along.
function isPending(value: unknown): value is WishBody {
  return typeof value === "object" && value !== null && "vehicle_id" in value && "date" in value;
}

/** Stores the day that a logged-out visitor wants to wait for, until login succeeds or is given up. */
export function rememberPendingWish(wish: WishBody): void {
  saveDraft(PENDING, wish);
}

/** The remembered wish, or null. */
export function readPendingWish(): WishBody | null {
  const value = readDraft(PENDING);
  return isPending(value) ? value : null;
}

/** Forgets the remembered wish. */
export function dropPendingWish(): void {
  dropDraft(PENDING);
}
