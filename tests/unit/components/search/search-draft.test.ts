import { NO_SEARCH } from "@/components/search/query/no-search";
import {
  addressOf,
  countQuery,
  draftOf,
  pricedQuery,
  type SearchedList,
} from "@/components/search/query/search-draft";

const ALL: SearchedList = { path: "/boats", allPath: "/boats" };
const BODRUM: SearchedList = { path: "/bodrum", allPath: "/boats", where: "city-2" };
const GULETS: SearchedList = { path: "/gulets", allPath: "/boats", typeId: 7 };

test.each([ALL, BODRUM, GULETS])("an unchanged form leads to its own list: %o", (list) => {
  expect(addressOf(draftOf(NO_SEARCH, list), list)).toBe(list.path);
});

test("fields that filter nothing stay out of the address", () => {
  const draft = { where: ["all"], persons: ["2"], sort: ["recommended"], date: [""], min_price: ["500"] };
  expect(addressOf(draft, ALL)).toBe("/boats?min_price=500");
  expect(addressOf({ ...draft, persons: ["1"] }, ALL)).toBe("/boats?persons=1&min_price=500");
});

test("a search survives its form unchanged, in one order", () => {
  const values = {
    ...NO_SEARCH,
    types: [3, 1],
    fast_app: true,
    persons: 4,
    sort: "price_asc",
    page: 3,
  } as const;
  const draft = draftOf({ ...values, types: [...values.types] }, BODRUM);
  expect(addressOf(draft, BODRUM)).toBe("/bodrum?persons=4&fast_app=1&types=3&types=1&sort=price_asc");
});

test("leaving the page's own place or type leads to all boats", () => {
  expect(addressOf({ ...draftOf(NO_SEARCH, BODRUM), where: ["all"], persons: ["4"] }, BODRUM)).toBe(
    "/boats?persons=4",
  );
  expect(addressOf({ ...draftOf(NO_SEARCH, GULETS), types: [] }, GULETS)).toBe("/boats");
  expect(addressOf({ ...draftOf(NO_SEARCH, GULETS), types: ["7", "8"] }, GULETS)).toBe(
    "/boats?types=7&types=8",
  );
});

test("another place is left to the server, which knows its page", () => {
  expect(addressOf({ ...draftOf(NO_SEARCH, BODRUM), where: ["area-9"] }, BODRUM)).toBe(
    "/bodrum?where=area-9",
  );
});

test("nights have no hours, and hours no last day", () => {
  const both = {
    date: ["2027-06-01"],
    end_date: ["2027-06-03"],
    start_hour: ["10"],
    end_hour: ["14"],
  };
  expect(addressOf({ ...both, rent_type: ["daily"] }, ALL)).toBe(
    "/boats?rent_type=daily&date=2027-06-01&end_date=2027-06-03",
  );
  expect(addressOf({ ...both, rent_type: ["hourly"] }, ALL)).toBe(
    "/boats?rent_type=hourly&date=2027-06-01&start_hour=10&end_hour=14",
  );
});

test("the calendar prices stays of as many nights as are searched, and nothing that the search ignores", () => {
  const stay = { date: ["2027-06-01"], end_date: ["2027-06-04"], persons: ["4"] };
  expect(pricedQuery(stay).toString()).toBe("persons=4&nights=3");
  expect(pricedQuery({ ...stay, rent_type: ["hourly"] }).toString()).toBe("rent_type=hourly&persons=4");
  expect(pricedQuery({ ...stay, end_date: ["2027-06-01"] }).toString()).toBe("persons=4");
});

test("the API request includes place and type of the page, and no order", () => {
  const draft = { ...draftOf(NO_SEARCH, BODRUM), persons: ["4"], sort: ["price_asc"] };
  expect(countQuery(draft).toString()).toBe("persons=4&city=2");
  expect(countQuery(draftOf(NO_SEARCH, GULETS)).toString()).toBe("types=7&persons=2");
});
