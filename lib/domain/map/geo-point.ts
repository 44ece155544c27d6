/** WGS84 degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The straight-line distance over the ground in kilometres: a lower bound for any road or course at sea. */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const halfNorth = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfEast = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    halfNorth ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfEast ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}
