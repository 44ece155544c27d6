import { clipLand, type Ring } from "@/lib/domain/map/clip-land";
import { type GeoBox, widenBox } from "@/lib/domain/map/geo-box";
import type { GeoPoint } from "@/lib/domain/map/geo-point";
import { boxInView, type Pixel, worldPixel } from "@/lib/domain/map/mercator";
import { MAP_COLORS, shorePath } from "@/lib/domain/map/shore-path";

/** Size, scale (three to seven kilometres to each side) and colours; part of what its address identifies. */
export const LOCATOR = {
  width: 640,
  height: 360,
  zoom: 12.5,
  /** Shallow water along the land, the widest belt first: colour and width in pixels. */
  belts: [
    ["#bcdfe7", 28],
    ["#a8d6e0", 12],
  ],
  shore: "#c9bca4",
  pin: "#c8401b",
} as const;

/** Margin outside the picture, so that its edge shows no seam. */
const MARGIN = 0.08;

/** The part of the world that the locator of a point shows. */
export function locatorBox(centre: GeoPoint): GeoBox {
  return boxInView(centre, LOCATOR.zoom, LOCATOR.width, LOCATOR.height);
}

/** Where on the locator of `centre` a point lies, in pixels from its north-west corner. */
export function locatorPixel(point: GeoPoint, centre: GeoPoint): Pixel {
  const [at, middle] = [worldPixel(point, LOCATOR.zoom), worldPixel(centre, LOCATOR.zoom)];
  return { x: at.x - middle.x + LOCATOR.width / 2, y: at.y - middle.y + LOCATOR.height / 2 };
}

/** A small picture of the coast around a point, with a pin on it; the page shows the name beside it. */
export function drawLocator(land: readonly Ring[], centre: GeoPoint): string {
  const { width, height, belts, shore, pin } = LOCATOR;
  const seen = widenBox(locatorBox(centre), MARGIN);
  const path = shorePath(clipLand(land, seen), (point) => locatorPixel(point, centre));
  const tints = belts.map(
    ([color, wide]) => `<path fill="none" stroke="${color}" stroke-width="${wide}" d="${path}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linejoin="round">` +
    `<path fill="${MAP_COLORS.sea}" d="M0 0h${width}v${height}H0z"/>${tints.join("")}` +
    `<path fill="${MAP_COLORS.land}" stroke="${shore}" fill-rule="evenodd" d="${path}"/>` +
    `<g transform="translate(${width / 2} ${height / 2})"><path fill="${pin}" stroke="#fff" stroke-width="2" d="M0 0C-5-11-16-18-16-31a16 16 0 0 1 32 0C16-18 5-11 0 0z"/>` +
    `<circle cy="-31" r="6" fill="#fff"/></g></svg>`
  );
}
