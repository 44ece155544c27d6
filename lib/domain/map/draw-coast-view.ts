import { clipLand, type Ring } from "@/lib/domain/map/clip-land";
import { widenBox } from "@/lib/domain/map/geo-box";
import type { GeoPoint } from "@/lib/domain/map/geo-point";
import { boxInView, worldPixel } from "@/lib/domain/map/mercator";
import { MAP_COLORS, shorePath } from "@/lib/domain/map/shore-path";

/** Size, scale and colours of a view of the coast; part of what its address identifies. */
export const COAST_VIEW = {
  width: 1200,
  height: 600,
  zoom: 10,
  /** Shallow water around the land, the widest belt first: colour and width in pixels. */
  belts: [
    ["#bcdfe7", 44],
    ["#a8d6e0", 18],
  ],
  sea: "#cfe6ec",
  shore: "#c9bca4",
  pin: "#c8401b",
} as const;

/** Margin outside the picture, so that its edge shows no seam. */
const MARGIN = 0.08;

/**
 * The coast around a place, drawn large for pages that have no picture of it: shallow water in two tints, a fine line
 * along the shore, and a pin on the place.
 */
export function drawCoastView(land: readonly Ring[], centre: GeoPoint): string {
  const { width, height, zoom, belts, sea, shore, pin } = COAST_VIEW;
  const middle = worldPixel(centre, zoom);
  const seen = widenBox(boxInView(centre, zoom, width, height), MARGIN);
  const path = shorePath(clipLand(land, seen), (point) => {
    const { x, y } = worldPixel(point, zoom);
    return { x: x - middle.x + width / 2, y: y - middle.y + height / 2 };
  });
  const tints = belts.map(
    ([color, wide]) => `<use href="#l" fill="none" stroke="${color}" stroke-width="${wide}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linejoin="round">` +
    `<defs><path id="l" fill-rule="evenodd" d="${path}"/></defs>` +
    `<path fill="${sea}" d="M0 0h${width}v${height}H0z"/>${tints.join("")}` +
    `<use href="#l" fill="${MAP_COLORS.land}" stroke="${shore}" stroke-width="2"/>` +
    `<g transform="translate(${width / 2} ${height / 2})scale(1.4)"><path fill="${pin}" stroke="#fff" stroke-width="2" d="M0 0C-5-11-16-18-16-31a16 16 0 0 1 32 0C16-18 5-11 0 0z"/>` +
    `<circle cy="-31" r="6" fill="#fff"/></g></svg>`
  );
}
