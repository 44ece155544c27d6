import * as v from "valibot";
import { rowId } from "./fields";
import { vehicleCard } from "@/lib/contracts/boats/vehicles";

export const favoritesAnswer = v.object({ items: v.array(vehicleCard) });

export const toggleFavoriteBody = v.strictObject({ vehicle_id: rowId });
/** The boat, and whether it is a favourite now. */
export const toggleFavoriteAnswer = v.object({ ...vehicleCard.entries, favorite: v.boolean() });
