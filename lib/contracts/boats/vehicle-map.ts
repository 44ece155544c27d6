import * as v from "valibot";
import { currency, limitedText, minor, rowId } from "@/lib/contracts/fields";
import { parseBox } from "@/lib/domain/map/geo-box";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";

/** A part of the map as addresses carry it: `west,south,east,north` in degrees. */
export const mapBox = v.pipe(
  limitedText(60),
  v.check((text) => parseBox(text) !== null),
);

const named = { id: rowId, name: v.string(), slug: v.string() };

/** The ports of a search, most boats first. */
export const vehicleMapResponse = v.object({
  ports: v.array(
    v.object({
      ...named,
      city: v.object(named),
      area_id: rowId,
      latitude: v.number(),
      longitude: v.number(),
      /** How many boats were found there, as far as they are counted. */
      boats: v.number(),
      /** More boats than that were found. */
      more: v.boolean(),
      /** Null where no boat has a price; `per` is `total` for a searched trip. */
      lowest: v.nullable(
        v.object({
          amount: minor,
          currency,
          per: v.picklist([...RATE_KINDS, "total"]),
          /** In lira, so that prices in different currencies compare. */
          try_minor: v.number(),
        }),
      ),
    }),
  ),
});
export type VehicleMapResponse = v.InferOutput<typeof vehicleMapResponse>;
