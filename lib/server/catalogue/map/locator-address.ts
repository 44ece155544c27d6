import { createHash } from "node:crypto";
import { COAST_FILES } from "@/lib/domain/map/coast-files";
import { COAST_PICTURE } from "@/lib/domain/map/draw-coast";
import { COAST_VIEW } from "@/lib/domain/map/draw-coast-view";
import { LOCATOR } from "@/lib/domain/map/draw-locator";
import type { GeoPoint } from "@/lib/domain/map/geo-point";

/** Changes with the way of drawing: every picture gets a new address. */
const RECIPE = "1";
/** About ten metres. */
const DECIMALS = 4;
const FILE = /^(locator_(-?\d{1,2}\.\d{4})_(-?\d{1,3}\.\d{4})_[0-9a-f]{8})\.(svg|png)$/;

/**
 * The address of the locator of a point; it never shows anything else and may be kept for ever. As PNG for mails,
 * whose readers show no SVG.
 */
export function locatorAddress(point: GeoPoint, format: "svg" | "png" = "svg"): string {
  return `/map/${nameOf(point)}.${format}`;
}

/** The point that a file name encodes, and its format; null for any other name. */
export function parseLocatorFile(file: string): { point: GeoPoint; format: "svg" | "png" } | null {
  const [, name, latitude, longitude, format] = FILE.exec(file) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  if (!name || nameOf(point) !== name) return null;
  return { point, format: format === "png" ? "png" : "svg" };
}

const VIEW_FILE = /^view_(-?\d{1,2}\.\d{4})_(-?\d{1,3}\.\d{4})_[0-9a-f]{8}\.svg$/;

/** The address of the large drawing of the coast around a point; it never shows anything else either. */
export function coastViewAddress(point: GeoPoint): string {
  const at = `${point.latitude.toFixed(DECIMALS)}_${point.longitude.toFixed(DECIMALS)}`;
  return `/map/view_${at}_${hashOf([COAST_VIEW, COAST_FILES.coast, at])}.svg`;
}

/** The point of such a file name; null for any other name. */
export function parseCoastViewFile(file: string): GeoPoint | null {
  const [, latitude, longitude] = VIEW_FILE.exec(file) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return latitude && coastViewAddress(point) === `/map/${file}` ? point : null;
}

/** The name of the picture of the whole coast. */
export const COAST_PICTURE_FILE = `coast_${hashOf([COAST_PICTURE, COAST_FILES.coast])}.svg`;

/** The address of the picture of the whole coast. */
export const COAST_PICTURE_ADDRESS = `/map/${COAST_PICTURE_FILE}`;

function nameOf({ latitude, longitude }: GeoPoint): string {
  const at = `${latitude.toFixed(DECIMALS)}_${longitude.toFixed(DECIMALS)}`;
  return `locator_${at}_${hashOf([LOCATOR, COAST_FILES.coast, at])}`;
}

function hashOf(drawn: readonly unknown[]): string {
  return createHash("sha256")
    .update(JSON.stringify([RECIPE, ...drawn]))
    .digest("hex")
    .slice(0, 8);
}
