import { eq } from "drizzle-orm";
import {
  MAX_PICTURE_BYTES,
  MIN_PICTURE_WIDTH,
  type UploadBody,
  type UploadedPicture,
} from "@/lib/contracts/console/boats";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { addPicture, type PictureRefusal } from "@/lib/server/catalogue/media/add-picture";
import { getDb } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";

/**
 * Stores a picture for a boat; the boat is not written, her part of pictures names the key. Refuses a boat that is
 * not there and what `addPicture` refuses.
 */
export async function addBoatPicture(
  code: string,
  picture: UploadBody,
  by: Actor<"staff">,
): Promise<Outcome<UploadedPicture, "not_found" | PictureRefusal>> {
  if ((await getDb().$count(boats, eq(boats.codeFolded, foldBoatCode(code)))) === 0)
    return refuse("not_found");
  const limits = { minWidth: MIN_PICTURE_WIDTH, maxBytes: MAX_PICTURE_BYTES };
  const added = await addPicture(picture, limits, by);
  return added.ok ? accept({ key: added.value.key, src: added.value.src }) : added;
}
