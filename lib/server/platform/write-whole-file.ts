import { randomUUID } from "node:crypto";
import { chmod, mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";

/**
 * Writes a file that readers see whole or not at all, replacing an older one; makes its folder. Several writers of
 * the same file do not take each other's draft away: the last one wins.
 */
export async function writeWholeFile(
  path: string,
  content: string | Buffer | Readable,
  mode?: number,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.part`;
  await writeFile(draft, content, { mode });
  await rename(draft, path);
}

/** Writes a whole file that only this program may read, as the folder in which it lies. */
export async function writePrivateFile(path: string, content: string | Buffer | Readable): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // It may be older than this rule.
  await chmod(folder, 0o700);
  await writeWholeFile(path, content, 0o600);
}
