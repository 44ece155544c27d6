import type { Position, Ring } from "@/lib/domain/map/clip-land";
import type { GeoBox } from "@/lib/domain/map/geo-box";

/** In degrees: farther than any frame reaches at the lowest zoom. */
const FAR = 30;
/** Positions are rounded when the coast is made. */
const NEAR = 0.01;
/** In degrees: a shorter cut is an island or a cape, which ends soon. */
const LONG = 0.8;
/** In degrees: Crete and Cyprus are smaller. */
const MAINLAND = 2.5;

type Axis = 0 | 1;

const isNear = (at: Position, axis: Axis, limit: number) => Math.abs((at[axis] ?? 0) - limit) < NEAR;

/** Where the edge at `limit` cuts off a long piece beside this position, it moves out by `FAR`. */
function moved(ring: Ring, index: number, axis: Axis, [low, high]: readonly [number, number]): number {
  const at = ring[index] ?? [];
  const value = at[axis] ?? 0;
  const along = axis === 0 ? 1 : 0;
  const isCut = (limit: number) =>
    isNear(at, axis, limit) &&
    [ring.at(index - 1), ring[(index + 1) % ring.length]].some(
      (next = []) => isNear(next, axis, limit) && Math.abs((next[along] ?? 0) - (at[along] ?? 0)) >= LONG,
    );
  return isCut(low) ? low - FAR : isCut(high) ? high + FAR : value;
}

function isMainland(ring: Ring): boolean {
  const longitudes = ring.map(([x = 0]) => x);
  return (
    longitudes.reduce((a, b) => Math.max(a, b), -180) - longitudes.reduce((a, b) => Math.min(a, b), 180) >
    MAINLAND
  );
}

/** The land with the mainland that our data cuts off drawn out beyond it, so that no frame shows where it ends. */
export function stretchLand(land: readonly Ring[], { west, south, east, north }: GeoBox): Ring[] {
  return land.map((closed) => {
    if (!isMainland(closed)) return closed;
    const [first, last] = [closed[0], closed.at(-1)];
    const ring = first?.join() === last?.join() ? closed.slice(0, -1) : closed;
    return ring.map((_, index) => [
      moved(ring, index, 0, [west, east]),
      moved(ring, index, 1, [south, north]),
    ]);
  });
}
