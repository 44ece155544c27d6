import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serverEnv } from "@/lib/config/env.server";

/** Relative to the project, where every command starts; read at seed time only, so it is never bundled. */
const SEED_FOLDER = "lib/server/runtime/seed";

/** A JSON file of `seed/data`, e.g. `readSeed<PlaceSeed[]>("places")`. */
export function readSeed<T>(name: string): T {
  return JSON.parse(readFileSync(seedPath(`data/${name}.json`), "utf8")) as T;
}

/** All rows of the JSON files in a folder of `seed/data`, in the order of the file names. */
export function readSeedFolder<T>(folder: string): T[] {
  return readdirSync(seedPath(`data/${folder}`))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => readSeed<T[]>(`${folder}/${name.slice(0, -".json".length)}`));
}

/**
 * The folders of shipped texts, those that go before the others last: where Palamar provides trips itself, contracts
 * and legal pages say so. A change of `SELLER_MODEL` is a change of texts: the next seed publishes a new version.
 */
export function contentFolders(): string[] {
  const folders = serverEnv().SELLER_MODEL === "provider" ? ["content", "content-provider"] : ["content"];
  return folders.map(seedPath);
}

/** The path of a seed file. */
export function seedPath(name: string): string {
  return join(process.cwd(), SEED_FOLDER, name);
}
