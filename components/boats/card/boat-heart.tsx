"use client";

import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { FavouriteButton } from "@/components/boats/card/favourite-button";
import { loadAction } from "@/lib/client/api/transport/load-action";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";

/** The trip that was chosen on the boat's page; null while a day or hours are missing. */
async function readChosenTrip(boat: BookingBoat): Promise<ChosenTrip | null> {
  const loaded = await loadAction(() =>
    Promise.all([
      import("@/components/boats/booking/booking-store"),
      import("@/components/boats/booking/booking-choice"),
    ]),
  );
  if (!loaded) return null;
  const [{ readBooking }, { toTripChoice }] = loaded;
  const choice = toTripChoice(readBooking(boat).choice);
  if (!choice) return null;
  const { rent_type, swim_tour = false, start_date, end_date, person_count } = choice;
  return { rent_type, swim_tour, start_date, end_date, person_count };
}

/** The heart on a boat's own page. */
export function BoatHeart({ boat, label }: { boat: BookingBoat; label: string }) {
  return (
    <FavouriteButton boatId={boat.id} label={label} place="title" readTrip={() => readChosenTrip(boat)} />
  );
}
