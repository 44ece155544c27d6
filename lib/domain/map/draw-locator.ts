import { clipLand, type Ring } from "@/lib/domain/map/clip-land";
import { widenBox } from "@/lib/domain/map/geo-box";
import type { GeoPoint } from "@/lib/domain/map/geo-point";
import { boxInView, type Pixel, worldPixel } from "@/lib/domain/map/mercator";
import { simplifyLine } from "@/lib/domain/map/simplify-line";

/** Size and scale of a locator; part of what its address identifies. */
export const LOCATOR = { width: 640, height: 360, zoom: 10 } as const;

const SEA = "#cfe6ec";
const LAND = "#f3ecdd";
const PIN = "#d6453d";
/** The largest error of a shoreline, in pixels. */
const TOLERANCE = 1.2;
/** The smallest ring that is drawn: a smaller island would be sent but not visible. */
const MIN_POINTS = 4;
/** Margin outside the picture, so that its edge shows no seam. */
const MARGIN = 0.02;

/** A small picture of the coast around a point, with a pin on it; the page shows the name beside it. */
export function drawLocator(land: readonly Ring[], centre: GeoPoint): string {
  const { width, height, zoom } = LOCATOR;
  const middle = worldPixel(centre, zoom);
  const seen = widenBox(boxInView(centre, zoom, width, height), MARGIN);
  const shores = clipLand(land, seen).map((ring) => pathOf(ring, middle));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${SEA}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${LAND}" fill-rule="evenodd" d="${shores.join("")}"/>` +
    `<g transform="translate(${width / 2} ${height / 2})"><path fill="${PIN}" stroke="#fff" stroke-width="2" d="M0 0C-5-11-16-18-16-31a16 16 0 0 1 32 0C16-18 5-11 0 0z"/>` +
    `<circle cy="-31" r="6" fill="#fff"/></g></svg>`
  );
}

/** Whole pixels, each from the one before: a third of the bytes of absolute positions. */
function pathOf(ring: Ring, middle: Pixel): string {
  const { width, height, zoom } = LOCATOR;
  const pixels = ring.map(([longitude = 0, latitude = 0]) => {
    const { x, y } = worldPixel({ latitude, longitude }, zoom);
    return { x: x - middle.x + width / 2, y: y - middle.y + height / 2 };
  });
  const shore = simplifyLine(pixels, TOLERANCE).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  if (shore.length < MIN_POINTS) return "";
  const steps = shore.map(({ x, y }, index) => {
    const { x: fromX, y: fromY } = shore[index - 1] ?? { x: 0, y: 0 };
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${steps[0]}l${steps.slice(1).join(" ").replaceAll(" -", "-")}z`;
}
