import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { isBanner } from "@/lib/server/catalogue/media/is-banner";

/** The data of a picture that pages need before it loads. */
export interface PictureFacts {
  /** Of the original and the recipe: a change of either gives every file a new name. */
  hash: string;
  widths: number[];
  /** Pixels of the largest width. */
  width: number;
  height: number;
  /** Dominant colour, `#rrggbb`. */
  color: string;
}

export interface PictureFile {
  /** `800.webp`, `phone.webp` of a banner, or `og.jpg` for social cards. */
  suffix: string;
  bytes: Buffer;
}

const RECIPE = "3";
const OG = { width: 1200, height: 630 };
const PHOTO_RATIO = 2 / 3;
/** What a phone shows of a banner: its whole height, around its boats. */
const PHONE = { width: 840, height: 700, from: 0.6, maxBytes: 55_000 };

/** Largest file per width, in bytes: a card on a phone, a large card, the picture of a page, full screen. */
const PHOTO_BUDGET: Record<number, number> = { 400: 25_000, 800: 52_000, 1200: 120_000, 1600: 180_000 };
const BANNER_BUDGET: Record<number, number> = { 800: 45_000, 1200: 78_000, 1600: 120_000, 2400: 220_000 };

/** Which files a picture will have, without making them. Throws when the bytes are no picture or a tiny one. */
export async function describePicture(original: Buffer): Promise<PictureFacts> {
  const size = await uprightSize(original);
  const widths = Object.keys(isBanner(size) ? BANNER_BUDGET : PHOTO_BUDGET)
    .map(Number)
    .filter((width) => width <= size.width);
  if (widths.length === 0) throw new RangeError(`only ${size.width} pixels wide`);
  const width = Math.max(...widths);
  const ratio = isBanner(size) ? size.height / size.width : PHOTO_RATIO;
  const { dominant } = await sharp(original).stats();
  const color = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0"));
  return {
    hash: createHash("sha256").update(RECIPE).update(original).digest("hex").slice(0, 8),
    widths,
    width,
    height: Math.round(width * ratio),
    color: `#${color.join("")}`,
  };
}

/** The files of a picture: WebP in each width within its bytes, and the JPEG for social cards. */
export async function encodePicture(original: Buffer, facts: PictureFacts): Promise<PictureFile[]> {
  const budget = isBanner(facts) ? BANNER_BUDGET : PHOTO_BUDGET;
  const files: PictureFile[] = [];
  for (const width of facts.widths) {
    const height = Math.round((width * facts.height) / facts.width);
    const resized = sharp(original).rotate().resize(width, height, { fit: "cover" });
    files.push({ suffix: `${width}.webp`, bytes: await encodeWithin(resized, budget[width] ?? 0) });
  }
  if (isBanner(facts)) files.push({ suffix: "phone.webp", bytes: await encodeForPhones(original) });
  const og = sharp(original).rotate().resize(OG.width, OG.height, { fit: "cover" });
  files.push({ suffix: "og.jpg", bytes: await og.jpeg({ quality: 74, mozjpeg: true }).toBuffer() });
  return files;
}

async function encodeForPhones(original: Buffer): Promise<Buffer> {
  const { width, height } = await uprightSize(original);
  const shown = Math.round((height * PHONE.width) / PHONE.height);
  const left = Math.round((width - shown) * PHONE.from);
  const cut = sharp(original).rotate().extract({ left, top: 0, width: shown, height });
  return encodeWithin(cut.resize(PHONE.width, PHONE.height), PHONE.maxBytes);
}

/** As people see it: cameras note a turned picture instead of turning it. */
async function uprightSize(original: Buffer): Promise<{ width: number; height: number }> {
  const { width, height, orientation = 1 } = await sharp(original).metadata();
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

async function encodeWithin(picture: Sharp, maxBytes: number): Promise<Buffer> {
  for (let quality = 78; ; quality -= 4) {
    const bytes = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length <= maxBytes || quality <= 38) return bytes;
  }
}
