import { clipLand, type Ring } from "@/lib/domain/map/clip-land";
import type { GeoBox } from "@/lib/domain/map/geo-box";
import type { GeoPoint } from "@/lib/domain/map/geo-point";
import { type Pixel, worldPixel } from "@/lib/domain/map/mercator";
import { MAP_COLORS, shorePath } from "@/lib/domain/map/shore-path";

/** The area that our own coast covers; beyond it the shipped files go on with a coarser one. */
export const COAST_BOX: GeoBox = { west: 25.3, south: 35.3, east: 37.2, north: 42 };

const WIDTH = 640;

const corner = worldPixel({ latitude: COAST_BOX.north, longitude: COAST_BOX.west }, 0);
const opposite = worldPixel({ latitude: COAST_BOX.south, longitude: COAST_BOX.east }, 0);
const scale = WIDTH / (opposite.x - corner.x);

/** The size of the picture of the whole coast, in pixels. */
export const COAST_PICTURE = { width: WIDTH, height: Math.round((opposite.y - corner.y) * scale) };

/** Where on the picture of the coast a point lies, in pixels from its north-west corner. */
export function coastPixel(point: GeoPoint): Pixel {
  const { x, y } = worldPixel(point, 0);
  return { x: (x - corner.x) * scale, y: (y - corner.y) * scale };
}

/** A picture of the whole coast; pages put their pins on it. */
export function drawCoast(land: readonly Ring[]): string {
  const { width, height } = COAST_PICTURE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${MAP_COLORS.sea}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${MAP_COLORS.land}" fill-rule="evenodd" d="${shorePath(clipLand(land, COAST_BOX), coastPixel)}"/></svg>`
  );
}
