import * as v from "valibot";
import { limitedText, rowId } from "@/lib/contracts/fields";

/** What somebody has typed into the place field so far; empty when it is opened. */
export const suggestionsQuery = v.object({ text: v.optional(v.pipe(limitedText(60), v.trim()), "") });

/** The address of the smallest width. */
const thumbnail = v.nullable(v.string());

/** With a text the boats whose name or code begins with it, without one the cities that have boats. */
export const suggestionsResponse = v.object({
  cities: v.array(v.object({ id: rowId, boats: v.number(), picture: thumbnail })),
  boats: v.array(
    v.object({
      vehicle_number: v.string(),
      name: v.string(),
      slug: v.string(),
      type: v.string(),
      port: v.string(),
      picture: thumbnail,
    }),
  ),
});
export type Suggestions = v.InferOutput<typeof suggestionsResponse>;
