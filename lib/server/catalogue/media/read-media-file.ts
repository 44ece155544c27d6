import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serverEnv } from "@/lib/config/env.server";

const TYPES: Readonly<Record<string, string>> = {
  webp: "image/webp",
  jpg: "image/jpeg",
  mp4: "video/mp4",
};
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(webp|jpg|mp4)$/;

/** The folder of pictures and videos that were imported into a running site: beside the data, not inside the build. */
export function mediaFolder(): string {
  return join(serverEnv().VAR_DIRECTORY, "media");
}

/** An imported picture's or video's bytes and type, or null when there is no file of that name. */
export async function readMediaFile(name: string): Promise<{ bytes: Buffer; type: string } | null> {
  const type = TYPES[NAME.exec(name)?.[1] ?? ""];
  if (!type) return null;
  const bytes = await readFile(join(mediaFolder(), name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return bytes && { bytes, type };
}
