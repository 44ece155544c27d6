import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome } from "@/lib/domain/shared/outcome";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { applyContents } from "@/lib/server/reading/content/files/apply-contents";
import { compareItems } from "@/lib/server/reading/content/files/compare-items";
import { readContentFolder } from "@/lib/server/reading/content/files/read-content-folder";

export interface ContentChange {
  /** `blog/season-guide` */
  name: string;
  isNew: boolean;
  /** What changes, as its files name it, with former and new values. */
  parts: string[];
}

export interface ImportReport {
  changes: ContentChange[];
  unchanged: number;
  /** Texts of the database that no file names: they stay as they are. */
  untouched: number;
}

export interface ImportOptions {
  dryRun?: boolean;
  now?: Date;
}

/**
 * Brings the texts of the site to what the files of a folder say: see `applyContents`, which refuses the whole folder
 * for one wrong line. A dry run finds the same and writes nothing.
 */
export async function importContents(
  root: string,
  by: Actor<"staff">,
  { dryRun = false, now = currentTime() }: ImportOptions = {},
): Promise<Outcome<ImportReport, "content_invalid">> {
  const applied = await applyContents(readContentFolder(root), {
    by,
    now,
    event: "content_imported",
    dryRun,
  });
  if (!applied.ok) return applied;
  const { changed, ...counts } = applied.value;
  const changes = changed.map(({ name, stored, item }) => ({
    name,
    isNew: !stored,
    parts: stored ? compareItems(stored, item) : [],
  }));
  return accept({ changes, ...counts });
}
