import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { type Brought, bringBoats } from "@/lib/server/catalogue/boats/files/bring-boats";
import type { BoatChange } from "@/lib/server/catalogue/boats/files/compare-boats";
import type { BoatWarning } from "@/lib/server/catalogue/boats/files/list-warnings";
import { type BoatIssue, readBoatFile } from "@/lib/server/catalogue/boats/files/read-boat-file";
import { makePictures, resolvePictures } from "@/lib/server/catalogue/boats/files/resolve-pictures";
import { resolveVideos, storeVideos } from "@/lib/server/catalogue/boats/files/resolve-videos";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export interface BoatImport {
  changes: BoatChange[];
  /** What somebody should look at before the import: see `listWarnings`. */
  warnings: BoatWarning[];
  unchanged: number;
  newPictures: number;
  newVideos: number;
}

/**
 * Brings boats to what a .json or .csv file says, all or nothing: one wrong field refuses the whole file, with
 * every wrong one in `details.issues`. A boat that was changed since its export is wrong, too, so that no old file
 * undoes a colleague's work. Warnings refuse it unless `confirmed`, with them in `details.warnings`. Pictures
 * named by file are made in every width, videos kept as they are. Only boats that differ are written, and every
 * instance is notified. Boats without a line stay as they are. A dry run finds the same and writes nothing.
 */
export async function importBoats(
  path: string,
  by: Actor<"staff">,
  {
    dryRun = false,
    confirmed = false,
    now = currentTime(),
  }: { dryRun?: boolean; confirmed?: boolean; now?: Date } = {},
): Promise<Outcome<BoatImport, "boats_invalid" | "confirmation_needed">> {
  const read = readBoatFile(path);
  const pictures = await resolvePictures(path, read.boats);
  const videos = await resolveVideos(path, read.boats);
  const media = { pictures: pictures.resolved, videos: videos.resolved };
  const withoutMedia = new Set([...pictures.issues, ...videos.issues].map(({ where }) => where));
  const boats = read.boats.filter(({ code }) => !withoutMedia.has(code));
  const bring = (write: boolean) => bringBoats(boats, media, { write, by, now, event: "boat_imported" });
  const foreseen = await bring(false);
  const wrong = [...read.issues, ...pictures.issues, ...videos.issues, ...foreseen.issues];
  if (wrong.length > 0) return refuse("boats_invalid", { issues: wrong });
  const report = ({ changes, warnings }: Brought) =>
    accept({
      changes,
      warnings,
      unchanged: boats.length - changes.length,
      newPictures: pictures.made.length + videos.posters.length,
      newVideos: videos.videos.length,
    });
  if (dryRun || foreseen.changes.length === 0) return report(foreseen);
  if (foreseen.warnings.length > 0 && !confirmed)
    return refuse("confirmation_needed", { warnings: foreseen.warnings });
  // Takes seconds, so it runs before the transaction and does not block bookings.
  await makePictures([...pictures.made, ...videos.posters]);
  await storeVideos(videos.videos);
  const brought = await bring(true);
  return brought.issues.length > 0 ? refuse("boats_invalid", { issues: brought.issues }) : report(brought);
}

/** The wrong fields of a refused import. */
export function boatIssuesOf(details: Record<string, unknown> | undefined): BoatIssue[] {
  return (details?.issues ?? []) as BoatIssue[];
}

/** The warnings of an import that was refused because nobody confirmed it. */
export function boatWarningsOf(details: Record<string, unknown> | undefined): BoatWarning[] {
  return (details?.warnings ?? []) as BoatWarning[];
}
