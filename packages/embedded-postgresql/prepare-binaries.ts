import { existsSync } from "node:fs";
import { cp, readFile, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import type { EmbeddedPlaces } from "./embedded-places";
import { isReachable } from "./is-reachable";

/**
 * Makes the packaged PostgreSQL runnable and returns its folder. Packages cannot carry links, so
 * the libraries' short names are made here; where the package cannot be changed or entered by the
 * account, a complete copy is made. Call it under the lock.
 */
export async function prepareBinaries({ binaries, binariesCopy, account }: EmbeddedPlaces): Promise<string> {
  if (isReachable(binaries, account)) {
    try {
      await makeLibraryLinks(binaries);
      return binaries;
    } catch (error) {
      if (!isReadOnly(error)) throw error;
    }
  }
  const version = await packageVersion(binaries);
  const copy = `${binariesCopy}-${version}`;
  if (!existsSync(copy)) {
    const unfinished = `${copy}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(binaries, unfinished, { recursive: true, verbatimSymlinks: true });
    await makeLibraryLinks(unfinished);
    await rename(unfinished, copy);
  }
  return copy;
}

async function makeLibraryLinks(folder: string): Promise<void> {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(folder, target.replace(/^native\//, ""));
    const wanted = relative(dirname(target), source);
    const found = await readlink(link).catch(() => null);
    if (found === wanted) continue;
    await rm(link, { force: true });
    await symlink(wanted, link);
  }
}

async function packageVersion(binaries: string): Promise<string> {
  const manifest = join(dirname(binaries), "package.json");
  const { version }: { version: string } = JSON.parse(await readFile(manifest, "utf8"));
  return basename(version);
}

function isReadOnly(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return ["EACCES", "EPERM", "EROFS"].includes(code);
}
