import { createStore } from "zustand/vanilla";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";

export interface BookingState {
  choice: BookingChoice;
  /** Whether the day was moved to the nearest one with a price. */
  adjusted: boolean;
}

/**
 * What the visitor has chosen, by boat id: calendar and booking card are in different places of a server-rendered page
 * and share one choice. In a module of its own, since what reads drafts and addresses loads later.
 */
export const changedBookings = createStore<Readonly<Record<number, BookingState>>>(() => ({}));
