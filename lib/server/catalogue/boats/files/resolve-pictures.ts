import { dirname, join } from "node:path";
import type { BoatDocument, ResolvedBoat } from "@/lib/server/catalogue/boats/files/boat-document";
import { inspectPicture } from "@/lib/server/catalogue/boats/files/inspect-picture";
import { problemWithFile } from "@/lib/server/catalogue/boats/files/problem-with-file";
import type { BoatIssue } from "@/lib/server/catalogue/boats/files/read-boat-file";
import { importedPictureKey } from "@/lib/server/catalogue/media/imported-picture";
import { keepPicture, makePicture, type NewPicture } from "@/lib/server/catalogue/media/keep-picture";
import { getDb } from "@/lib/server/platform/db/pool";

/**
 * Looks at the new pictures of boats, found beside `boatFile`: which keys they will have, which still have to be
 * made, and which are no pictures.
 */
export async function resolvePictures(boatFile: string, boats: readonly BoatDocument[]) {
  const made = new Map<string, NewPicture>();
  const issues: BoatIssue[] = [];
  const resolved = new Map<string, ResolvedBoat["pictures"]>();
  for (const { code, pictures } of boats) {
    const own: ResolvedBoat["pictures"] = [];
    for (const [index, { key, file, alt, gallery }] of pictures.entries()) {
      if (file === undefined) {
        own.push({ key: key ?? "", alt, gallery });
        continue;
      }
      try {
        const picture = await inspectPicture(join(dirname(boatFile), file));
        const newKey = importedPictureKey(picture.name, picture.facts);
        made.set(newKey, picture);
        own.push({ key: newKey, alt, gallery });
      } catch (error) {
        issues.push({ where: code, field: `pictures.${index}`, problem: problemWithFile(file, error) });
      }
    }
    resolved.set(code, own);
  }
  return { resolved, made: [...made.values()], issues };
}

/** Makes the files of new pictures, which can be chosen from then on. */
export async function makePictures(pictures: readonly NewPicture[]): Promise<void> {
  for (const picture of pictures) await keepPicture(getDb(), await makePicture(picture));
}
