import { createHash } from "node:crypto";
import { COAST_FILES } from "@/lib/domain/map/coast-files";
import { LOCATOR } from "@/lib/domain/map/draw-locator";
import type { GeoPoint } from "@/lib/domain/map/geo-point";

/** Changes with the way of drawing: every picture gets a new address. */
const RECIPE = "1";
/** About ten metres. */
const DECIMALS = 4;
const FILE = /^locator_(-?\d{1,2}\.\d{4})_(-?\d{1,3}\.\d{4})_([0-9a-f]{8})\.svg$/;

/** The address of the locator of a point; it never shows anything else and may be kept for ever. */
export function locatorAddress(point: GeoPoint): string {
  return `/map/${fileOf(point)}`;
}

/** The point that a file name encodes; null for any other name. */
export function parseLocatorFile(file: string): GeoPoint | null {
  const [, latitude, longitude] = FILE.exec(file) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return latitude && fileOf(point) === file ? point : null;
}

function fileOf({ latitude, longitude }: GeoPoint): string {
  const at = `${latitude.toFixed(DECIMALS)}_${longitude.toFixed(DECIMALS)}`;
  const drawn = JSON.stringify([RECIPE, LOCATOR, COAST_FILES.coast, at]);
  return `locator_${at}_${createHash("sha256").update(drawn).digest("hex").slice(0, 8)}.svg`;
}
