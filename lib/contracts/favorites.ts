import * as v from "valibot";
import { chosenTrip } from "@/lib/contracts/boats/trip";
import { tripVehicleCard } from "@/lib/contracts/boats/trip-card";
import { vehicleCard } from "@/lib/contracts/boats/vehicles";
import { rowId } from "./fields";

export const favouritesResponse = v.object({ items: v.array(tripVehicleCard) });

export const toggleFavouriteBody = v.strictObject({
  vehicle_id: rowId,
  /** The trip that the boat is chosen for; kept until it is no favourite any more. */
  trip: v.optional(v.nullable(chosenTrip), null),
});
/** The boat, and whether it is a favourite now. */
export const toggleFavouriteResponse = v.object({ ...vehicleCard.entries, favorite: v.boolean() });
