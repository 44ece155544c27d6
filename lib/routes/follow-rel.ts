/**
 * The `rel` of a link: crawlers follow pages, and the later pages of lists, but no searches; those show what
 * the page without a query shows.
 */
export function followRel(address: string): "nofollow" | undefined {
  const query = new URLSearchParams(address.split("#")[0]?.split("?")[1]);
  return [...query.keys()].some((name) => name !== "page") ? "nofollow" : undefined;
}
