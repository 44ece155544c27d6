import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { MapPin, MapPort } from "@/lib/domain/map/arrange-pins";
import { boxHolds, type GeoBox } from "@/lib/domain/map/geo-box";

/** What the map of a list needs to know of its search; everything else it reads from the address. */
export interface MapSearch {
  /** The search as the API takes it. */
  query: string;
}

/** Where a list looks: what a list elsewhere does not take over. */
const OF_THE_PLACE = ["where", "city", "area", "port", "box", "page"];

/** The search as the API takes it. */
export function mapQuery(query: VehiclesQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name, String(one));
  }
  return search.toString();
}

/** The part of the map that is searched. */
export function searchedBox({ query }: MapSearch): string | undefined {
  return new URLSearchParams(query).get("box") ?? undefined;
}

/** Whether the list is limited to a place. */
export function hasPlace({ query }: MapSearch): boolean {
  const search = new URLSearchParams(query);
  return ["city", "area", "port"].some((kind) => search.has(kind));
}

/** The search for the ports of the list itself. */
export function ownPortsSearch({ query }: MapSearch): string {
  return without(query, ["box", "sort", "page"]);
}

/** The search for the ports: all of them, whatever place the list is limited to. */
export function portsSearch({ query }: MapSearch): string {
  return without(query, [...OF_THE_PLACE, "sort"]);
}

/** Whether the port lies in the place that the list is limited to. */
export function isInPlace({ query }: MapSearch, { id, areaId, city }: MapPort): boolean {
  const search = new URLSearchParams(query);
  const idOf = { port: id, area: areaId, city: city.id };
  return Object.entries(idOf).every(([kind, own]) => (search.get(kind) ?? String(own)) === String(own));
}

/**
 * Whether a search of this part of the map belongs to all boats: it shows ports with boats beyond the list's place, or
 * none of that place.
 */
export function leavesPlace(search: MapSearch, ports: readonly MapPort[], box: GeoBox): boolean {
  if (!hasPlace(search)) return false;
  const shown = ports.filter((port) => boxHolds(box, port));
  return shown.length === 0 || shown.some((port) => !isInPlace(search, port));
}

/** The search of the boats of one pin. */
export function pinSearch({ query }: MapSearch, { kind, id }: Pick<MapPin, "kind" | "id">): string {
  return `${without(query, OF_THE_PLACE)}&${kind}=${id}`;
}

/** The list at this address narrowed to a part of the map, on its own page or on another that has no place. */
export function hrefWithBox(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  box: string,
  elsewhere: string | null = null,
): string {
  const rest = new URLSearchParams(without(search, elsewhere ? OF_THE_PLACE : ["box", "page"]));
  rest.set("box", box);
  return `${elsewhere ?? pathname}?${rest}`;
}

/** What a list elsewhere takes over from this address, in its order. */
export function querySansPlace(search: string): string {
  const rest = without(search, OF_THE_PLACE);
  return rest ? `?${rest}` : "";
}

function without(query: string, names: readonly string[]): string {
  const rest = new URLSearchParams(query);
  for (const name of names) rest.delete(name);
  return rest.toString();
}
