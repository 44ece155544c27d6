import { SEARCH_NAMES } from "@/lib/domain/search/search-names";
import { PAGE_TYPES, SLUG_SCOPES } from "@/lib/domain/shared/vocabulary";
import { listQueryKind } from "@/lib/routes/list-query";
import { PAGE_KEYS } from "@/lib/routes/page-keys";
import { ROUTE_NAMES, ROUTES, type RouteEntry } from "@/lib/routes/route-table";

test("the table uses exactly the segments of the vocabulary", () => {
  expect([...PAGE_KEYS]).toEqual([...PAGE_TYPES]);
  const scopes = ROUTE_NAMES.flatMap((name) => (ROUTES[name] satisfies RouteEntry as RouteEntry).scope ?? []);
  expect(SLUG_SCOPES).toEqual(expect.arrayContaining(scopes));
});

test.each([
  ["", "plain"],
  ["utm_campaign=x&foo=1", "plain"],
  ["page=", "plain"],
  ["page=1&persons=2", "first_page"],
  ["page=2", "filtered"],
  ["types=&types=3", "filtered"],
  ["page=0", "not_found"],
  ["page=-1", "not_found"],
  ["page=1.5", "not_found"],
  ["page=99999", "not_found"],
])("?%s is %s", (query, kind) => {
  expect(listQueryKind(new URLSearchParams(query), SEARCH_NAMES)).toBe(kind);
});
