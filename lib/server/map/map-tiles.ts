import { serverEnv } from "@/lib/config/env.server";

/** The tile server for the map of the lists, if one is configured. */
export function mapTiles(): { url: string; attribution: string } | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = serverEnv();
  return url && attribution ? { url, attribution } : null;
}
