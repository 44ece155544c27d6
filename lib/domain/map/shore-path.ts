import type { Ring } from "@/lib/domain/map/clip-land";
import type { GeoPoint } from "@/lib/domain/map/geo-point";
import type { Pixel } from "@/lib/domain/map/mercator";
import { simplifyLine } from "@/lib/domain/map/simplify-line";

export const MAP_COLORS = { sea: "#cfe6ec", land: "#f3ecdd" } as const;

/** The largest error of a shoreline, in pixels. */
const TOLERANCE = 1.2;
/** The smallest ring that is drawn: a smaller island would be sent but not visible. */
const MIN_POINTS = 4;

/** The land as the path of an SVG picture, in whole pixels; each relative to the last: a third of the bytes. */
export function shorePath(land: readonly Ring[], pixelOf: (point: GeoPoint) => Pixel): string {
  return land.map((ring) => pathOf(ring, pixelOf)).join("");
}

function pathOf(ring: Ring, pixelOf: (point: GeoPoint) => Pixel): string {
  const pixels = ring.map(([longitude = 0, latitude = 0]) => pixelOf({ latitude, longitude }));
  const shore = simplifyLine(pixels, TOLERANCE).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  if (shore.length < MIN_POINTS) return "";
  const steps = shore.map(({ x, y }, index) => {
    const { x: fromX, y: fromY } = shore[index - 1] ?? { x: 0, y: 0 };
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${steps[0]}l${steps.slice(1).join(" ").replaceAll(" -", "-")}z`;
}
