import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  describePicture,
  encodePicture,
  type PictureFacts,
} from "@/lib/server/catalogue/media/encode-picture";

/**
 * Makes the pictures that the site ships from a folder of originals:
 *   npm exec -- node --import ./scripts/server/resolve-project-paths.mjs scripts/import-media.ts <folder>
 * writes `public/media/<key>-<hash>-<width>.webp` and `…-og.jpg`, and the manifest that `findPicture` reads.
 * A changed original or recipe changes the hash, so every name is immutable. Pictures of the manifest whose
 * original is not in the folder stay as they are; take a picture out of the manifest to have its files removed.
 */
const OUTPUT = "public/media";
const MANIFEST = "lib/server/catalogue/media/media-manifest.json";

/** The place behind the boat, by the last part of a key: `boat-07-motor-yacht-istanbul`. */
const SCENES: Record<string, string> = {
  istanbul: "city",
  hero: "green-hills",
  stern: "green-hills",
  side: "green-hills",
  aerial: "open-water",
  top: "open-water",
  bodrum: "green-hills",
  gocek: "green-hills",
  kas: "green-hills",
  deck: "aboard",
};

interface ShippedPicture extends PictureFacts {
  /** The place behind the boat. Correct it by hand where the name is wrong: imports keep it. */
  scene: string;
}

type Manifest = Record<string, ShippedPicture>;

async function importPicture(file: string): Promise<[string, PictureFacts]> {
  const key = path.basename(file, path.extname(file));
  const original = await readFile(file);
  const facts = await describePicture(original);
  for (const { suffix, bytes } of await encodePicture(original, facts)) {
    await writeFile(path.join(OUTPUT, `${key}-${facts.hash}-${suffix}`), bytes);
  }
  return [key, facts];
}

function sceneOf(key: string): string {
  return SCENES[key.slice(key.lastIndexOf("-") + 1)] ?? "aboard";
}

async function readManifest(): Promise<Manifest> {
  const text = await readFile(MANIFEST, "utf8").catch(() => "{}");
  return JSON.parse(text) as Manifest;
}

async function removeStrangers(manifest: Manifest): Promise<void> {
  const known = Object.entries(manifest).map(([key, { hash }]) => `${key}-${hash}-`);
  for (const name of await readdir(OUTPUT)) {
    // Videos have a manifest of their own.
    if (!name.endsWith(".mp4") && !known.some((prefix) => name.startsWith(prefix)))
      await rm(path.join(OUTPUT, name));
  }
}

async function importMedia(folder: string): Promise<void> {
  await mkdir(OUTPUT, { recursive: true });
  const names = (await readdir(folder)).filter((name) => /\.(webp|jpe?g|png)$/i.test(name)).sort();
  const manifest = await readManifest();
  for (const name of names) {
    const [key, facts] = await importPicture(path.join(folder, name));
    manifest[key] = { ...facts, scene: manifest[key]?.scene ?? sceneOf(key) };
    process.stdout.write(`${key} ${facts.widths.join(" ")}\n`);
  }
  await removeStrangers(manifest);
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`);
}

const folder = process.argv[2];
if (!folder) {
  process.stderr.write("Name the folder of originals.\n");
  process.exitCode = 2;
} else {
  void importMedia(folder);
}
