import type { Position, Ring } from "@/lib/domain/map/clip-land";
import type { GeoBox } from "@/lib/domain/map/geo-box";

/** In degrees: farther than any frame reaches at the lowest zoom. */
const FAR = 30;
/** Positions are rounded when the coast is made. */
const NEAR = 0.01;

/**
 * The land with what was cut off at the edges of the box drawn out beyond them, so that no frame shows where our data
 * ends.
 */
export function stretchLand(land: readonly Ring[], { west, south, east, north }: GeoBox): Ring[] {
  const out = (value: number, low: number, high: number) =>
    value <= low + NEAR ? low - FAR : value >= high - NEAR ? high + FAR : value;
  const moved = ([x = 0, y = 0]: Position): Position => [out(x, west, east), out(y, south, north)];
  return land.map((ring) => ring.map(moved));
}
