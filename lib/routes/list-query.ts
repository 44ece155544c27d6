const PAGE = /^[1-9]\d{0,3}$/;

export type ListQueryKind = "plain" | "filtered" | "first_page" | "not_found";

/**
 * How a list treats a query: `plain` is the static page (also under tracking parameters and empty
 * form fields), `first_page` must lose its `page=1`, `not_found` names a page that cannot exist. `names` are those that
 * the list accepts, `page` included.
 */
export function listQueryKind(search: URLSearchParams, names: readonly string[]): ListQueryKind {
  const page = search.get("page");
  if (page === "1") return "first_page";
  if (page && !PAGE.test(page)) return "not_found";
  return names.some((name) => search.getAll(name).some(Boolean)) ? "filtered" : "plain";
}
