import * as v from "valibot";
import { localized, picture, rowId } from "./fields";

const contentCard = v.object({
  id: rowId,
  ...localized("title"),
  ...localized("slug"),
  summary: v.string(),
  picture: v.nullable(picture),
});

/** GET home. */
export const homeResponse = v.object({
  specialServices: v.array(contentCard),
  homeFeatures: v.array(contentCard),
  blogs: v.array(v.object({ ...contentCard.entries, published_at: v.nullable(v.string()) })),
});
export type HomeResponse = v.InferOutput<typeof homeResponse>;
