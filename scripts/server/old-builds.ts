import { readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Beside those that a process serves: enough to go back to the one before the last. */
const KEPT = 3;
const USER = /^used-by-(\d+)$/;

/** Marks the build as used by this process; a folder that cannot be written cannot be cleaned up either. */
export async function keepBuild(folder: string): Promise<void> {
  const now = new Date();
  try {
    await writeFile(join(folder, `used-by-${process.pid}`), "");
    await utimes(folder, now, now);
  } catch (error) {
    if (!["EROFS", "EACCES", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

/** Removes all but the builds that were used last and those that a living process of this machine uses. */
export async function removeOldBuilds(folder: string): Promise<void> {
  const builds = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      return { path, usedAt: (await stat(path)).mtimeMs };
    }),
  );
  const old = builds.toSorted((a, b) => b.usedAt - a.usedAt).slice(KEPT);
  for (const { path } of old) if (!(await isInUse(path))) await rm(path, { recursive: true, force: true });
}

async function isInUse(path: string): Promise<boolean> {
  const users = (await readdir(path)).map((name) => USER.exec(name)?.[1]).filter((pid) => pid !== undefined);
  return users.some((pid) => isAlive(Number(pid)));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
