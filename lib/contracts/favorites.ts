import * as v from "valibot";
import { vehicleCard } from "@/lib/contracts/boats/vehicles";
import { rowId } from "./fields";

export const favoritesAnswer = v.object({ items: v.array(vehicleCard) });

export const toggleFavoriteBody = v.strictObject({ vehicle_id: rowId });
/** The boat, and whether it is a favourite now. */
export const toggleFavoriteAnswer = v.object({ ...vehicleCard.entries, favorite: v.boolean() });
