import * as v from "valibot";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import {
  type BookingChoice,
  bookingChoice,
  choiceFromSearch,
  emptyChoice,
} from "@/components/boats/booking/booking-choice";
import { bookingDraftKey } from "@/components/boats/booking/booking-draft-key";
import { bookingListeners } from "@/components/boats/booking/booking-listeners";
import { readDraft, saveDraft } from "@/lib/client/drafts/draft-store";

interface BookingState {
  choice: BookingChoice;
  /** Whether the day was moved to the nearest one with a price. */
  adjusted: boolean;
}

// Calendar and booking card are in different places of a server-rendered page and share one choice.
const states = new Map<number, BookingState>();

/** The choice at hand: of this visit, from the search that led here, from the draft, or empty. */
export function readBooking(boat: BookingBoat): BookingState {
  const known = states.get(boat.id);
  if (known) return known;
  const draft = v.safeParse(bookingChoice, readDraft(bookingDraftKey(boat.id)));
  const offered = draft.success && boat.kinds.includes(draft.output.kind) ? draft.output : null;
  const searched = choiceFromSearch(new URLSearchParams(window.location.search), boat);
  const state = { choice: searched ?? offered ?? emptyChoice(boat), adjusted: false };
  states.set(boat.id, state);
  return state;
}

/** Changes the choice and keeps it as a draft. */
export function changeBooking(boat: BookingBoat, change: Partial<BookingChoice>, adjusted = false): void {
  const choice = { ...readBooking(boat).choice, ...change };
  states.set(boat.id, { choice, adjusted });
  saveDraft(bookingDraftKey(boat.id), choice);
  for (const listener of bookingListeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribeToBooking(listener: () => void): () => void {
  bookingListeners.add(listener);
  return () => bookingListeners.delete(listener);
}
