import { plainPageOf } from "@/components/search/query/plain-page-of";
import { readSearch } from "@/components/search/query/read-search";

test("a later page of the plain list is a page of its own", () => {
  expect(plainPageOf(readSearch({ page: "3" }))).toBe(3);
  expect(plainPageOf(readSearch({ page: "3", utm_source: "x" }))).toBe(3);
});

test("searched and sorted lists have the plain list as canonical", () => {
  for (const asked of [{ persons: "4" }, { sort: "price_asc" }, { types: ["1", "2"] }, { where: "city-1" }]) {
    expect(plainPageOf(readSearch({ ...asked, page: "3" }))).toBe(1);
  }
});
