import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";

/** What the map of a list needs to know of its search; everything else it reads from the address. */
export interface MapSearch {
  /** The search as the API takes it. */
  query: string;
}

/** What the ports of the map do not depend on. */
const OF_THE_LIST = ["box", "sort", "page"];
/** What a list elsewhere takes over from this one: all but where it looks. */
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

/** The search for the ports: without the place to which the list is limited. */
export function portsSearch({ query }: MapSearch): string {
  return without(query, OF_THE_LIST);
}

/** The search of the boats at one port. */
export function portSearch({ query }: MapSearch, portId: number): string {
  return `${without(query, OF_THE_PLACE)}&port=${portId}`;
}

/** The list at this address narrowed to a part of the map. */
export function hrefWithBox({ pathname, search }: Pick<URL, "pathname" | "search">, box: string): string {
  const rest = new URLSearchParams(without(search, ["box", "page"]));
  rest.set("box", box);
  return `${pathname}?${rest}`;
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
