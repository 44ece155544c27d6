import type { GeoPoint } from "@/lib/domain/map/geo-point";

/** A part of the map between two meridians and two parallels, in degrees. */
export interface GeoBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

const NUMBER = "-?\\d{1,3}(?:\\.\\d{1,6})?";
const BOX = new RegExp(`^${NUMBER},${NUMBER},${NUMBER},${NUMBER}$`);
/** About a hundred metres, which is precise enough for an address. */
const DECIMALS = 3;

/** Parses `west,south,east,north`; null if it is not a box or has no area. */
export function parseBox(text: string): GeoBox | null {
  if (!BOX.test(text)) return null;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
  const onEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return onEarth && west < east && south < north ? { west, south, east, north } : null;
}

/** The box as addresses carry it, rounded outwards to a thousandth of a degree. */
export function formatBox({ west, south, east, north }: GeoBox): string {
  const scale = 10 ** DECIMALS;
  const down = (degrees: number) => Math.floor(degrees * scale) / scale;
  const up = (degrees: number) => Math.ceil(degrees * scale) / scale;
  return [down(west), down(south), up(east), up(north)].join(",");
}

/** Whether the point is in the box, its edges included. */
export function boxHolds(box: GeoBox, { latitude, longitude }: GeoPoint): boolean {
  return longitude >= box.west && longitude <= box.east && latitude >= box.south && latitude <= box.north;
}

/** The smallest box around the points; null without any. */
export function boxAround(points: readonly GeoPoint[]): GeoBox | null {
  if (points.length === 0) return null;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

/** The box with a margin on each side, as a share of its width and height. */
export function widenBox({ west, south, east, north }: GeoBox, share: number): GeoBox {
  const x = (east - west) * share;
  const y = (north - south) * share;
  return { west: west - x, south: south - y, east: east + x, north: north + y };
}
