import type { GeoBox } from "@/lib/domain/map/geo-box";
import type { GeoPoint } from "@/lib/domain/map/geo-point";

export interface Pixel {
  x: number;
  y: number;
}

/** Width of the whole world at zoom 0, as all web maps have it. */
const WORLD_PIXELS = 256;

/** The position of a point on the world map at that zoom, in pixels from its north-west corner (Web Mercator). */
export function worldPixel({ latitude, longitude }: GeoPoint, zoom: number): Pixel {
  const size = WORLD_PIXELS * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

function pointAt({ x, y }: Pixel, zoom: number): GeoPoint {
  const size = WORLD_PIXELS * 2 ** zoom;
  const north = Math.PI * (1 - (2 * y) / size);
  return { longitude: (x / size) * 360 - 180, latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI };
}

/** The part of the world that a picture of `width` × `height` pixels around the point shows at that zoom. */
export function boxInView(centre: GeoPoint, zoom: number, width: number, height: number): GeoBox {
  const { x, y } = worldPixel(centre, zoom);
  const northWest = pointAt({ x: x - width / 2, y: y - height / 2 }, zoom);
  const southEast = pointAt({ x: x + width / 2, y: y + height / 2 }, zoom);
  return {
    west: northWest.longitude,
    north: northWest.latitude,
    east: southEast.longitude,
    south: southEast.latitude,
  };
}
