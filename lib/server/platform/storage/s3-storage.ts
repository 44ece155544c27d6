import { createHash } from "node:crypto";
import { S3mini } from "s3mini";
import type { StorageAddress } from "@/lib/config/storage-address";
import type { Storage, StorageArea } from "@/lib/server/platform/storage/storage";

/** A visitor waits for the picture; an import writes a video of 10 MB. */
const TIMEOUT_MS = 10_000;

/** One client for each address: it keeps the key that it signs with for the day. */
const clients = new Map<string, S3mini>();

/** Files in a bucket of an S3-compatible store, below the name of their area; the bucket may be private. */
export function s3Storage(address: StorageAddress, area: StorageArea): Storage {
  const client = clientOf(address);
  const keyOf = (name: string) => `${area}/${name}`;
  return {
    read: async (name) => {
      const bytes = await client.getObjectArrayBuffer(keyOf(name));
      return bytes && Buffer.from(bytes);
    },
    write: async (name, bytes, type) => {
      // The client signs no bodies: so that the store refuses what was damaged on the way.
      const sum = createHash("sha256").update(bytes).digest("base64");
      await client.putObject(keyOf(name), bytes, type, undefined, { "x-amz-checksum-sha256": sum });
    },
  };
}

function clientOf(address: StorageAddress): S3mini {
  const name = JSON.stringify(address);
  const client = clients.get(name) ?? new S3mini({ ...address, requestAbortTimeout: TIMEOUT_MS });
  clients.set(name, client);
  return client;
}
