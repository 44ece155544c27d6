import type { GeoBox } from "@/lib/domain/map/geo-box";

/** Longitude and latitude in degrees, as GeoJSON has them. */
export type Position = readonly number[];
export type Ring = readonly Position[];

interface Edge {
  isInside: (at: Position) => boolean;
  /** The fraction of the way from the first to the second position at which the edge is crossed. */
  crossing: (from: Position, to: Position) => number;
}

const x = (at: Position) => at[0] ?? 0;
const y = (at: Position) => at[1] ?? 0;

function edgesOf({ west, south, east, north }: GeoBox): Edge[] {
  const atX = (limit: number) => (from: Position, to: Position) => (limit - x(from)) / (x(to) - x(from));
  const atY = (limit: number) => (from: Position, to: Position) => (limit - y(from)) / (y(to) - y(from));
  return [
    { isInside: (at) => x(at) >= west, crossing: atX(west) },
    { isInside: (at) => x(at) <= east, crossing: atX(east) },
    { isInside: (at) => y(at) >= south, crossing: atY(south) },
    { isInside: (at) => y(at) <= north, crossing: atY(north) },
  ];
}

function meets(ring: Ring, { west, south, east, north }: GeoBox): boolean {
  return !(
    ring.every((at) => x(at) < west) ||
    ring.every((at) => x(at) > east) ||
    ring.every((at) => y(at) < south) ||
    ring.every((at) => y(at) > north)
  );
}

function cutAt(ring: Ring, { isInside, crossing }: Edge): Position[] {
  const kept: Position[] = [];
  let from = ring.at(-1) ?? [];
  let wasInside = isInside(from);
  for (const to of ring) {
    const is = isInside(to);
    if (is !== wasInside) {
      const share = crossing(from, to);
      kept.push([x(from) + share * (x(to) - x(from)), y(from) + share * (y(to) - y(from))]);
    }
    if (is) kept.push(to);
    from = to;
    wasInside = is;
  }
  return kept;
}

/**
 * The part of the rings inside the box (Sutherland–Hodgman): for filling only, since parts of a ring that the box
 * separates stay joined along its edge. Drawing a whole coast takes a second, its visible part a few milliseconds.
 */
export function clipLand(rings: readonly Ring[], box: GeoBox): Ring[] {
  const edges = edgesOf(box);
  return rings
    .filter((ring) => meets(ring, box))
    .map((ring) => edges.reduce<Ring>(cutAt, ring))
    .filter((ring) => ring.length > 2);
}
