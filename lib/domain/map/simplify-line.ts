import type { Pixel } from "@/lib/domain/map/mercator";

/** The points of a line without those closer than `tolerance` to the line between what is kept (Douglas–Peucker). */
export function simplifyLine(points: readonly Pixel[], tolerance: number): Pixel[] {
  const kept = new Set([0, points.length - 1]);
  const spans: [from: number, to: number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [farthest, distance] = farthestBetween(points, from, to);
    if (distance <= tolerance) continue;
    kept.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, index) => kept.has(index));
}

function farthestBetween(
  points: readonly Pixel[],
  from: number,
  to: number,
): [index: number, distance: number] {
  let found: [number, number] = [from, 0];
  const [start, end] = [points[from], points[to]];
  if (!start || !end) return found;
  for (let index = from + 1; index < to; index += 1) {
    const distance = distanceToSpan(points[index] ?? start, start, end);
    if (distance > found[1]) found = [index, distance];
  }
  return found;
}

/** To the nearest point of the span, its ends included. */
function distanceToSpan(point: Pixel, start: Pixel, end: Pixel): number {
  const [x, y] = [end.x - start.x, end.y - start.y];
  const length = x ** 2 + y ** 2;
  const along = length === 0 ? 0 : ((point.x - start.x) * x + (point.y - start.y) * y) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - start.x - share * x, point.y - start.y - share * y);
}
