import { pageNumbers } from "@/components/search/list/pagination";
import { findMovedBase } from "@/components/search/query/find-moved-base";
import { type ListBase, listAddresses, listPath } from "@/components/search/query/list-base";
import { NO_SEARCH } from "@/components/search/query/no-search";
import { readSearch } from "@/components/search/query/read-search";
import { toVehiclesQuery } from "@/components/search/query/to-vehicles-query";

const BODRUM: ListBase = {
  kind: "place",
  where: "city-2",
  slugs: { tr: "bodrum", en: "bodrum", ar: "budrum" },
};
const GULET: ListBase = { kind: "type", typeId: 7, slugs: { tr: "gulet", en: "gulet", ar: "julit" } };
const ALL: ListBase = { kind: "all" };
const slugOf = (where: string) => ({ "city-3": "fethiye" })[where];

test("unreadable parameters are ignored without an error", () => {
  const values = readSearch({
    persons: "-3",
    date: "2026-02-30",
    rating: "6",
    types: ["7", "x", "-1", "7"],
    min_price: "abc",
    sort: "cheapest",
    page: "0",
    where: "planet-1",
    end_date: "2026-12-05",
  });
  expect(JSON.parse(JSON.stringify(values))).toEqual({ types: [7], facilities: [], rules: [] });
});

test("a search is read field by field; two guests and the recommended order are no filters", () => {
  const values = readSearch({
    where: "port-4",
    persons: "2",
    sort: "recommended",
    rating: "4.5",
    fast_app: "1",
  });
  expect(JSON.parse(JSON.stringify(values))).toEqual({
    ...NO_SEARCH,
    where: "port-4",
    rating: 4.5,
    fast_app: true,
  });
  expect(readSearch({ city: "2" }).where).toBe("city-2");
});

test("rules by their former name go on as rules", () => {
  const values = readSearch({ usage_rules: ["5", "7"], rules: "3" });
  expect(values.rules).toEqual([3, 5, 7]);
  expect(listPath(ALL, "en", values)).toBe("/en/rental-boats?rules=3&rules=5&rules=7");
});

test("nights have no hours", () => {
  const values = readSearch({ rent_type: "daily", date: "2026-12-05", start_hour: "10", end_hour: "14" });
  expect(values.start_hour).toBeUndefined();
  expect(values.end_hour).toBeUndefined();
});

test("trips by the hour have no last day", () => {
  const dates = { date: "2026-12-05", end_date: "2026-12-08" };
  expect(readSearch(dates).end_date).toBe("2026-12-08");
  expect(readSearch({ ...dates, rent_type: "swim_tour" }).end_date).toBeUndefined();
});

test("the address of a search omits what the page implies", () => {
  expect(listPath(BODRUM, "tr", { where: "city-2", persons: 8, types: [7] })).toBe(
    "/bodrum-tekne-kiralama?persons=8&types=7",
  );
  expect(listPath(GULET, "en", { types: [7], page: 2 })).toBe("/en/gulet-rental?page=2");
  expect(listPath(ALL, "tr", { page: 1 })).toBe("/tekne-kiralama");
  expect(listAddresses(BODRUM, { persons: 8 }).ar).toBe("/ar/budrum-boat-rental?persons=8");
});

test("a chosen place has a page of its own, and the rest of the search goes with it", () => {
  const values = { ...NO_SEARCH, where: "city-3" as const, persons: 6 };
  const asked = { locale: "en" as const, values, params: { where: "city-3" }, slugOf };
  expect(findMovedBase({ ...asked, base: ALL })).toBe("/en/fethiye-boat-rental?persons=6");
  expect(findMovedBase({ ...asked, base: BODRUM })).toBe("/en/fethiye-boat-rental?persons=6");
  expect(findMovedBase({ ...asked, base: GULET })).toBe("/en/fethiye-boat-rental?persons=6&types=7");
});

test("anywhere and further types lead back to all boats; the page's own search stays", () => {
  const asked = { locale: "tr" as const, values: NO_SEARCH, params: {}, slugOf };
  expect(findMovedBase({ ...asked, base: BODRUM, params: { where: "all" } })).toBe("/tekne-kiralama");
  expect(findMovedBase({ ...asked, base: BODRUM })).toBeNull();
  expect(findMovedBase({ ...asked, base: GULET, values: { ...NO_SEARCH, types: [7, 8] } })).toBe(
    "/tekne-kiralama?types=7&types=8",
  );
  expect(findMovedBase({ ...asked, base: GULET, values: { ...NO_SEARCH, types: [7] } })).toBeNull();
});

test("the boat list is requested with the API's parameters, including the place or type of the page", () => {
  expect(toVehiclesQuery({ ...NO_SEARCH, persons: 4 }, BODRUM)).toMatchObject({
    city: 2,
    persons: 4,
    page: 1,
  });
  expect(toVehiclesQuery(NO_SEARCH, GULET)).toMatchObject({ types: [7], sort: "recommended" });
});

test("a duration applies beside one hour, not beside both, and not for nights", () => {
  const read = (params: Record<string, string>) =>
    readSearch({ date: "2026-12-05", duration: "4", ...params }).duration;
  expect(read({})).toBe(4);
  expect(read({ start_hour: "15" })).toBe(4);
  expect(read({ start_hour: "15", end_hour: "17" })).toBeUndefined();
  expect(read({ rent_type: "daily" })).toBeUndefined();
  expect(read({ duration: "5" })).toBeUndefined();
  expect(listPath(ALL, "tr", readSearch({ date: "2026-12-05", duration: "4" }))).toBe(
    "/tekne-kiralama?date=2026-12-05&duration=4",
  );
});

test.each(["9999-12-31", "0001-01-01", "2200-01-01", "1899-12-31"])(
  "the impossible day %s is left out",
  (date) => {
    const values = readSearch({ date, end_date: date, rent_type: "daily" });
    expect([values.date, values.end_date]).toEqual([undefined, undefined]);
  },
);

test("pages show the first, the last and the neighbours, with gaps between", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
});
