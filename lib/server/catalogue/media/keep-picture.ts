import { encodePicture, type PictureFacts } from "@/lib/server/catalogue/media/encode-picture";
import { importedPictureKey } from "@/lib/server/catalogue/media/imported-picture";
import { writeMediaFile } from "@/lib/server/catalogue/media/media-files";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import type { Db } from "@/lib/server/platform/db/pool";
import { pictures } from "@/lib/server/platform/db/schema/pictures";

/** A picture that is still to be made. */
export interface NewPicture {
  original: Buffer;
  /** What its files begin with. */
  name: string;
  facts: PictureFacts;
}

/**
 * Makes the files of a picture and says its key. Names carry their content's hash, so that repeating it, or losing what
 * should have named it, does no harm.
 */
export async function makePicture({ original, name, facts }: NewPicture): Promise<string> {
  for (const { suffix, bytes } of await encodePicture(original, facts))
    await writeMediaFile(`${name}-${facts.hash}-${suffix}`, bytes);
  return importedPictureKey(name, facts);
}

/** Keeps a picture that was made among those to choose from, as the newest, though it was there before. */
export async function keepPicture(db: Db, key: string): Promise<void> {
  const addedAt = currentTime();
  await db
    .insert(pictures)
    .values({ key, addedAt })
    .onConflictDoUpdate({ target: pictures.key, set: { addedAt } });
}
