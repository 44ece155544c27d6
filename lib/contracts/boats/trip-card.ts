import * as v from "valibot";
import { chosenTrip } from "@/lib/contracts/boats/trip";
import { vehicleCard } from "@/lib/contracts/boats/vehicles";
import { TRIP_STATES } from "@/lib/domain/shared/vocabulary";

/** A boat with the trip that it was chosen for. `price` and `trip` are set while it can be booked for that trip. */
export const tripVehicleCard = v.object({
  ...vehicleCard.entries,
  /** Null when no trip was chosen; so is the state then. */
  chosen_trip: v.nullable(chosenTrip),
  trip_state: v.nullable(v.picklist(TRIP_STATES)),
});
export type TripVehicleCard = v.InferOutput<typeof tripVehicleCard>;
