import { SEARCH_NAMES } from "@/lib/domain/search/search-names";
import { listQueryKind } from "@/lib/routes/list-query";

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
