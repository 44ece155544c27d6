import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BoatDocument } from "@/lib/server/catalogue/boats/files/boat-document";
import { inspectPicture } from "@/lib/server/catalogue/boats/files/inspect-picture";
import { problemWithFile } from "@/lib/server/catalogue/boats/files/problem-with-file";
import type { BoatIssue } from "@/lib/server/catalogue/boats/files/read-boat-file";
import { importedPictureKey } from "@/lib/server/catalogue/media/imported-picture";
import { importedVideoKey } from "@/lib/server/catalogue/media/imported-video";
import type { NewPicture } from "@/lib/server/catalogue/media/keep-picture";
import { writeMediaFile } from "@/lib/server/catalogue/media/media-files";
import { mediaName } from "@/lib/server/catalogue/media/media-name";
import { readMp4, type VideoFacts } from "@/lib/server/catalogue/media/read-mp4";

/** Phones play it over mobile connections, so it must stay small. */
const MAX_MEGABYTES = 10;
const MAX_SECONDS = 180;
const MIN_WIDTH = 320;
const PICTURE_FILE = /\.(webp|jpe?g|png)$/i;

export interface NewVideo extends VideoFacts {
  bytes: Buffer;
  name: string;
  hash: string;
}

/** What a boat's video and its poster are called once stored. */
export interface VideoKeys {
  key: string;
  poster: string | null;
}

/**
 * Looks at the videos of boats, found beside `boatFile`: which keys they and their posters will have, which files still
 * have to be stored or made, and what is no video of a boat. Writes nothing.
 */
export async function resolveVideos(boatFile: string, boats: readonly BoatDocument[]) {
  const resolved = new Map<string, VideoKeys>();
  const videos = new Map<string, NewVideo>();
  const posters = new Map<string, NewPicture>();
  const issues: BoatIssue[] = [];
  const beside = (file: string) => join(dirname(boatFile), file);
  for (const { code, video } of boats) {
    if (!video) continue;
    const take = async (field: string, file: string, look: () => Promise<string>): Promise<string> =>
      look().catch((error: unknown) => {
        issues.push({ where: code, field, problem: problemWithFile(file, error) });
        return "";
      });
    const { key = "", file, poster } = video;
    const videoKey = file
      ? await take("video.file", file, async () => {
          const found = await lookAtVideo(beside(file));
          videos.set(found.hash, found);
          return importedVideoKey(found);
        })
      : key;
    const posterKey =
      poster && PICTURE_FILE.test(poster)
        ? await take("video.poster", poster, async () => {
            const found = await inspectPicture(beside(poster));
            const newKey = importedPictureKey(found.name, found.facts);
            posters.set(newKey, found);
            return newKey;
          })
        : poster;
    resolved.set(code, { key: videoKey, poster: posterKey });
  }
  return { resolved, videos: [...videos.values()], posters: [...posters.values()], issues };
}

/** Stores the files as they were delivered, under names that carry their content's hash. */
export async function storeVideos(videos: readonly NewVideo[]): Promise<void> {
  for (const { bytes, name, hash } of videos) await writeMediaFile(`${name}-${hash}.mp4`, bytes);
}

async function lookAtVideo(path: string): Promise<NewVideo> {
  const bytes = await readFile(path);
  const megabytes = bytes.length / 1_000_000;
  if (megabytes > MAX_MEGABYTES)
    throw new RangeError(`has ${megabytes.toFixed(1)} MB; ${MAX_MEGABYTES} are allowed`);
  const facts = readMp4(bytes);
  if (facts.seconds < 1 || facts.seconds > MAX_SECONDS)
    throw new RangeError(`lasts ${facts.seconds} seconds; 1 to ${MAX_SECONDS} are allowed`);
  if (facts.width < MIN_WIDTH) throw new RangeError(`is only ${facts.width} pixels wide`);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return { bytes, name: mediaName(path), hash, ...facts };
}
