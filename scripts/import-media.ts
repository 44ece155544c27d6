import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";

/**
 * Makes the pictures that the site ships from a folder of originals:
 *   npm exec -- node scripts/import-media.ts <folder>
 * writes `public/media/<key>-<hash>-<width>.webp` and `…-og.jpg`, and the manifest that `findPicture` reads.
 * A changed original or recipe changes the hash, so every name is immutable. Pictures of the manifest whose
 * original is not in the folder stay as they are.
 */
const RECIPE = "2";
const OUTPUT = "public/media";
const MANIFEST = "lib/server/content/media-manifest.json";
const OG = { width: 1200, height: 630 };

/** Largest file per width, in bytes: a card on a phone, a large card, the picture of a page, full screen. */
const PHOTO_BUDGET: Record<number, number> = { 400: 25_000, 800: 70_000, 1200: 120_000, 1600: 180_000 };
const BANNER_BUDGET: Record<number, number> = { 800: 45_000, 1200: 78_000, 1600: 120_000, 2400: 220_000 };

interface Entry {
  hash: string;
  widths: number[];
  width: number;
  height: number;
  color: string;
}

async function encodeWithin(picture: Sharp, maxBytes: number): Promise<Buffer> {
  for (let quality = 78; ; quality -= 4) {
    const bytes = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length <= maxBytes || quality <= 38) return bytes;
  }
}

async function importPicture(file: string): Promise<[string, Entry]> {
  const key = path.basename(file, path.extname(file));
  const original = await readFile(file);
  const hash = createHash("sha256").update(RECIPE).update(original).digest("hex").slice(0, 8);
  const { width: originalWidth, height: originalHeight } = await sharp(original).metadata();
  const isBanner = originalWidth / originalHeight > 2;
  const budget = isBanner ? BANNER_BUDGET : PHOTO_BUDGET;
  const ratio = isBanner ? originalHeight / originalWidth : 2 / 3;
  const widths = Object.keys(budget)
    .map(Number)
    .filter((width) => width <= originalWidth);
  for (const width of widths) {
    const resized = sharp(original).resize(width, Math.round(width * ratio), { fit: "cover" });
    const bytes = await encodeWithin(resized, budget[width] ?? 0);
    await writeFile(path.join(OUTPUT, `${key}-${hash}-${width}.webp`), bytes);
  }
  const og = sharp(original).resize(OG.width, OG.height, { fit: "cover" });
  await writeFile(
    path.join(OUTPUT, `${key}-${hash}-og.jpg`),
    await og.jpeg({ quality: 74, mozjpeg: true }).toBuffer(),
  );
  const { dominant } = await sharp(original).stats();
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  const width = Math.max(...widths);
  return [key, { hash, widths, width, height: Math.round(width * ratio), color }];
}

async function readManifest(): Promise<Record<string, Entry>> {
  const text = await readFile(MANIFEST, "utf8").catch(() => "{}");
  return JSON.parse(text) as Record<string, Entry>;
}

async function removeStrangers(manifest: Record<string, Entry>): Promise<void> {
  const known = Object.entries(manifest).map(([key, { hash }]) => `${key}-${hash}-`);
  for (const name of await readdir(OUTPUT)) {
    if (!known.some((prefix) => name.startsWith(prefix))) await rm(path.join(OUTPUT, name));
  }
}

async function importMedia(folder: string): Promise<void> {
  await mkdir(OUTPUT, { recursive: true });
  const names = (await readdir(folder)).filter((name) => /\.(webp|jpe?g|png)$/i.test(name)).sort();
  const manifest = await readManifest();
  for (const name of names) {
    const [key, entry] = await importPicture(path.join(folder, name));
    manifest[key] = entry;
    process.stdout.write(`${key} ${entry.widths.join(" ")}\n`);
  }
  await removeStrangers(manifest);
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`);
}

const folder = process.argv[2];
if (!folder) {
  process.stderr.write("usage: npm exec -- node scripts/import-media.ts <folder of originals>\n");
  process.exitCode = 2;
} else {
  void importMedia(folder);
}
