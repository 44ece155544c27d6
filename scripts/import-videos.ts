import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readMp4 } from "@/lib/server/catalogue/media/read-mp4";

/**
 * Brings the videos that the site ships from a folder:
 *   npm exec -- node --import ./scripts/server/resolve-project-paths.mjs scripts/import-videos.ts <folder>
 * copies every `<key>.mp4` as it is to `public/media/<key>-<hash>.mp4` and writes the manifest that `findVideo`
 * reads. A changed video changes its name; videos of the manifest that are not in the folder stay.
 */
const OUTPUT = "public/media";
const MANIFEST = "lib/server/catalogue/media/video-manifest.json";
/** A video waits for a click, but it waits on a phone. */
const MAX_BYTES = 600_000;

type Entry = { hash: string } & ReturnType<typeof readMp4>;

async function importVideos(folder: string): Promise<void> {
  await mkdir(OUTPUT, { recursive: true });
  const text = await readFile(MANIFEST, "utf8").catch(() => "{}");
  const manifest = JSON.parse(text) as Record<string, Entry>;
  for (const name of (await readdir(folder)).filter((one) => one.endsWith(".mp4")).sort()) {
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    if (bytes.length > MAX_BYTES)
      throw new Error(`${name} has ${bytes.length} bytes; ${MAX_BYTES} are allowed`);
    const key = path.basename(name, ".mp4");
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    const former = manifest[key];
    if (former && former.hash !== hash)
      await rm(path.join(OUTPUT, `${key}-${former.hash}.mp4`), { force: true });
    await copyFile(file, path.join(OUTPUT, `${key}-${hash}.mp4`));
    manifest[key] = { hash, ...readMp4(bytes) };
    process.stdout.write(`${key} ${manifest[key].seconds} s, ${bytes.length} bytes\n`);
  }
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`);
}

const folder = process.argv[2];
if (!folder) {
  process.stderr.write("usage: scripts/import-videos.ts <folder of mp4 files>\n");
  process.exitCode = 2;
} else {
  void importVideos(folder);
}
