import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { currentTime } from "@/lib/server/platform/db/database-clock";

/** Releases whose files are kept: pages that visitors keep open are seldom older. */
const KEPT_BUILDS = 10;

/**
 * Puts a build's files for browsers beside those of former builds, where every process that shares the folder finds
 * them, and removes those of builds that were started longest ago. A build appears there whole or not at all.
 */
export async function keepAssets(build: { id: string; files: string }, keptFolder: string): Promise<void> {
  const own = join(keptFolder, build.id);
  await mkdir(keptFolder, { recursive: true });
  if (!existsSync(own)) {
    const unfinished = `${own}.${process.pid}`;
    await cp(build.files, unfinished, { recursive: true });
    await rename(unfinished, own).catch(async (error: unknown) => {
      await rm(unfinished, { recursive: true, force: true });
      // Another process of the same build was faster.
      if (!existsSync(own)) throw error;
    });
  }
  const now = currentTime();
  await utimes(own, now, now);
  for (const id of (await listBuilds(keptFolder)).slice(KEPT_BUILDS))
    await rm(join(keptFolder, id), { recursive: true, force: true });
}

/** The builds whose files are kept, the one that was started last first. */
export async function listBuilds(keptFolder: string): Promise<string[]> {
  const names = await readdir(keptFolder).catch(() => []);
  const dated = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(join(keptFolder, name)).catch(() => null))?.mtimeMs,
    })),
  );
  return dated.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0)).map(({ name }) => name);
}
