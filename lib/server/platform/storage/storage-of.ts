import { join } from "node:path";
import { serverEnv } from "@/lib/config/env.server";
import { readStorageAddress } from "@/lib/config/storage-address";
import { folderStorage } from "@/lib/server/platform/storage/folder-storage";
import { s3Storage } from "@/lib/server/platform/storage/s3-storage";
import type { Storage, StorageArea } from "@/lib/server/platform/storage/storage";

/** The store of this installation: the one of `STORAGE_URL`, else a folder in `VAR_DIRECTORY`. */
export function storageOf(area: StorageArea): Storage {
  const { STORAGE_URL, VAR_DIRECTORY } = serverEnv();
  return STORAGE_URL
    ? s3Storage(readStorageAddress(STORAGE_URL), area)
    : folderStorage(join(VAR_DIRECTORY, area));
}
