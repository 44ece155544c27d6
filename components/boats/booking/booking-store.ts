import * as v from "valibot";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import {
  type BookingChoice,
  bookingChoice,
  choiceFromSearch,
  emptyChoice,
  toTripChoice,
} from "@/components/boats/booking/booking-choice";
import { bookingDraftKey } from "@/components/boats/booking/booking-draft-key";
import { type BookingState, changedBookings } from "@/components/boats/booking/changed-bookings";
import { readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import { rememberTrip } from "@/lib/client/session/last-trip";
import { tripQuery } from "@/lib/contracts/boats/boat-query";

// Read once for each boat: what React renders must stay the same while nothing changes.
const initialStates = new Map<number, BookingState>();

/** The choice at hand: of this visit, from the search that led here, from the draft, or empty. */
export function readBooking(boat: BookingBoat): BookingState {
  const known = changedBookings.getState()[boat.id] ?? initialStates.get(boat.id);
  if (known) return known;
  const draft = v.safeParse(bookingChoice, readDraft(bookingDraftKey(boat.id)));
  const offered = draft.success && boat.kinds.includes(draft.output.kind) ? draft.output : null;
  const searched = choiceFromSearch(new URLSearchParams(window.location.search), boat);
  const state = { choice: searched ?? offered ?? emptyChoice(boat), adjusted: false };
  initialStates.set(boat.id, state);
  return state;
}

/** Changes the choice and keeps it as a draft. */
export function changeBooking(boat: BookingBoat, change: Partial<BookingChoice>, adjusted = false): void {
  const choice = { ...readBooking(boat).choice, ...change };
  saveDraft(bookingDraftKey(boat.id), choice);
  const trip = toTripChoice(choice);
  if (trip) rememberTrip(tripQuery(trip));
  changedBookings.setState({ [boat.id]: { choice, adjusted } });
}
