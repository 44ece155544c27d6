import * as v from "valibot";
import {
  hrefWithBox,
  leavesPlace,
  mapQuery,
  ownPortsSearch,
  pinSearch,
  portsSearch,
  querySansPlace,
} from "@/components/map/map-search";
import { readSearch } from "@/components/search/query/read-search";
import { searchQuery } from "@/components/search/query/search-query";
import { vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { MapPort } from "@/lib/domain/map/arrange-pins";
import { SEARCH_NAMES } from "@/lib/domain/search/search-names";
import { listQueryKind } from "@/lib/routes/list-query";

const BOX = "27.1,36.9,27.6,37.2";

test("a part of the map in the address is a filter, and an impossible one is none", () => {
  expect(readSearch({ box: BOX }).box).toBe(BOX);
  expect(searchQuery({ box: BOX })).toEqual({ box: BOX });
  for (const box of ["", "1,2,3", "28,36,27,37", "27,36,28,95"])
    expect(readSearch({ box }).box).toBeUndefined();
});

test("an address with a part of the map is made per visit", () => {
  expect(listQueryKind(new URLSearchParams({ box: BOX }), SEARCH_NAMES)).toBe("filtered");
});

test("the map requests the whole search, lists included", () => {
  const query = v.parse(vehiclesQuery, { city: "2", types: ["1", "4"], fast_app: "1", box: BOX, page: "3" });
  const search = { query: mapQuery(query) };
  const asked = new URLSearchParams(search.query);
  expect(asked.getAll("types")).toEqual(["1", "4"]);
  const read = { ...Object.fromEntries(asked), types: asked.getAll("types") };
  expect(v.parse(vehiclesQuery, read)).toEqual(query);
  // The ports of all places: the map may be moved to another one.
  expect([...new URLSearchParams(portsSearch(search)).keys()].sort()).toEqual(["fast_app", "types", "types"]);
  // And those of its own place, which may be too small to be among them.
  expect(new URLSearchParams(ownPortsSearch(search)).get("city")).toBe("2");
  const atPort = new URLSearchParams(pinSearch(search, { kind: "port", id: 9 }));
  expect(atPort.get("port")).toBe("9");
  for (const name of ["city", "box", "page"]) expect(atPort.has(name)).toBe(false);
});

test("the part of the map joins what else the address says, from its first page", () => {
  const at = { pathname: "/tekne-kiralama", search: "?persons=4&box=1%2C2%2C3%2C4&page=2" };
  expect(hrefWithBox(at, BOX)).toBe("/tekne-kiralama?persons=4&box=27.1%2C36.9%2C27.6%2C37.2");
});

test("a part of the map beyond the page's place belongs to all boats, with every other filter", () => {
  const at = { pathname: "/bodrum-tekne-kiralama", search: "?persons=4&box=1%2C2%2C3%2C4&page=2&types=1" };
  expect(hrefWithBox(at, BOX, "/tekne-kiralama")).toBe(
    "/tekne-kiralama?persons=4&types=1&box=27.1%2C36.9%2C27.6%2C37.2",
  );
});

test("a part of the map leaves a place where it shows ports of others, or none of it", () => {
  const port = (id: number, areaId: number, cityId: number, longitude: number): MapPort => ({
    ...{ id, areaId, name: "", slug: "", city: { id: cityId, name: "", slug: "" } },
    ...{ latitude: 37, longitude, boats: 1, more: false, lowest: null },
  });
  const ports = [port(1, 10, 100, 27.2), port(2, 20, 100, 27.4), port(3, 30, 200, 28.2)];
  const leaves = (query: string, west: number, east: number) =>
    leavesPlace({ query }, ports, { west, east, south: 36, north: 38 });
  expect(leaves("city=100", 27, 28)).toBe(false);
  expect(leaves("city=100", 27, 29)).toBe(true);
  expect(leaves("city=100", 28, 29)).toBe(true);
  expect(leaves("city=100", 30, 31)).toBe(true);
  expect(leaves("area=10", 27, 27.3)).toBe(false);
  expect(leaves("area=10", 27, 28)).toBe(true);
  expect(leaves("port=2", 27.3, 28)).toBe(false);
  expect(leaves("persons=4", 27, 29)).toBe(false);
});

test("another place keeps the search but not the map area", () => {
  expect(querySansPlace("?where=city-2&persons=4&box=1%2C2%2C3%2C4&types=1&types=4")).toBe(
    "?persons=4&types=1&types=4",
  );
  expect(querySansPlace("?where=city-2")).toBe("");
});
