import * as v from "valibot";
import { vehicleCard } from "@/lib/contracts/boats/vehicles";
import { rowId } from "./fields";

export const favouritesResponse = v.object({ items: v.array(vehicleCard) });

export const toggleFavouriteBody = v.strictObject({ vehicle_id: rowId });
/** The boat, and whether it is a favourite now. */
export const toggleFavouriteResponse = v.object({ ...vehicleCard.entries, favorite: v.boolean() });
