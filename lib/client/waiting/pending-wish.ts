import * as v from "valibot";
import { dropDraft, readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import { type WishBody, wishBody } from "@/lib/contracts/waiting";

const PENDING = "waiting";

/** Stores the day that a logged-out visitor wants to wait for, until login succeeds or is given up. */
export function rememberPendingWish(wish: WishBody): void {
  saveDraft(PENDING, wish);
}

/** The remembered wish, or null. */
export function readPendingWish(): WishBody | null {
  const wish = v.safeParse(wishBody, readDraft(PENDING));
  return wish.success ? wish.output : null;
}

/** Forgets the remembered wish. */
export function dropPendingWish(): void {
  dropDraft(PENDING);
}
