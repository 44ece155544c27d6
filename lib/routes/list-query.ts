const PAGE = /^[1-9]\d{0,3}$/;

export type ListQueryKind = "plain" | "filtered" | "first_page" | "not_found";

/**
 * How a list answers a query: `plain` is the static page (also under tracking parameters and empty
 * form fields), `first_page` must lose its `page=1`, `not_found` asks for a page that cannot be. `names` are those that the list
 * understands, `page` among them.
 */
export function listQueryKind(search: URLSearchParams, names: readonly string[]): ListQueryKind {
  const page = search.get("page");
  if (page === "1") return "first_page";
  if (page && !PAGE.test(page)) return "not_found";
  return names.some((name) => search.getAll(name).some(Boolean)) ? "filtered" : "plain";
}
