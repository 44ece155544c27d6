import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Storage } from "@/lib/server/platform/storage/storage";
import { writeWholeFile } from "@/lib/server/platform/write-whole-file";

/** Files in a folder of this machine, or in one that several machines mount. */
export function folderStorage(folder: string): Storage {
  return {
    read: (name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      }),
    write: (name, bytes) => writeWholeFile(join(folder, name), bytes),
  };
}
