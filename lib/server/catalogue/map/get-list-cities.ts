import * as v from "valibot";
import { vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { GeoPoint } from "@/lib/domain/map/geo-point";
import type { Locale } from "@/lib/i18n/locales";
import { listMapPorts } from "@/lib/server/catalogue/map/list-map-ports";
import { type ListScope, scopeQuery } from "@/lib/server/catalogue/search/get-list-page";
import { cachedRead } from "@/lib/server/platform/db/cached-read";

export interface CityOnMap extends GeoPoint {
  name: string;
  slug: string;
  boats: number;
  /** There are more than that. */
  more: boolean;
}

const cachedCities = cachedRead(
  "list-cities",
  async (locale: Locale, kind: ListScope["kind"], id: number): Promise<CityOnMap[]> => {
    const scope = kind === "all" ? { kind } : { kind, id };
    const query = { ...v.parse(vehiclesQuery, {}), ...scopeQuery(scope) };
    // Without a date nothing in it depends on the clock.
    const { ports } = await listMapPorts(locale, query, new Date(0));
    const ofCities = [...Map.groupBy(ports, ({ city }) => city.id).values()];
    return ofCities.flatMap((ofCity) => {
      const [first] = ofCity;
      const boats = ofCity.reduce((sum, port) => sum + port.boats, 0);
      const more = ofCity.some((port) => port.more);
      // Where most of its boats are.
      return first
        ? [{ ...first.city, latitude: first.latitude, longitude: first.longitude, boats, more }]
        : [];
    });
  },
);

/** The cities in which a list without filters has boats, the one with most boats first. */
export async function getListCities(locale: Locale, scope: ListScope): Promise<CityOnMap[]> {
  const cities = await cachedCities(locale, scope.kind, scope.kind === "all" ? 0 : scope.id);
  return cities.toSorted((a, b) => b.boats - a.boats);
}
