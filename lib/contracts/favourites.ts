import * as v from "valibot";
import { chosenTrip } from "@/lib/contracts/boats/trip";
import { tripVehicleCard } from "@/lib/contracts/boats/trip-card";
import { vehicleCard } from "@/lib/contracts/boats/vehicles";
import { rowId } from "./fields";

/** An upper limit of what is listed, since the list has no pages. */
export const MAX_FAVOURITES = 200;

export const favouritesResponse = v.object({ items: v.array(tripVehicleCard) });

export const toggleFavouriteBody = v.strictObject({
  vehicle_id: rowId,
  /** The trip that the boat is chosen for. */
  trip: v.optional(v.nullable(chosenTrip), null),
});
/** The boat, and whether it is a favourite now. */
export const toggleFavouriteResponse = v.object({ ...vehicleCard.entries, favorite: v.boolean() });

/** The trip to keep with these favourites, in place of the ones that they were chosen for. */
export const favouriteTripBody = v.strictObject({
  vehicle_ids: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(MAX_FAVOURITES)),
  trip: chosenTrip,
});
