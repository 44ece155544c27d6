import { matchPath } from "@/lib/routes/match-path";
import { parseAddress } from "@/lib/routes/parse-address";
import type { RouteName } from "@/lib/routes/route-table";
import { localeOfPath } from "@/tests/support/crawl-site";
import type { SitemapEntry } from "@/tests/support/read-sitemap";

/** Whose addresses could mean two routes, or whose kind says it at once. */
const ROUTE_OF_KIND: Partial<Record<string, RouteName>> = {
  places: "boatsByPlace",
  types: "boatsByType",
  boats: "boat",
  services: "service",
  posts: "blogPost",
};

/** The route that draws a page. */
export function routeOf({ path, kind }: SitemapEntry): RouteName {
  const name = ROUTE_OF_KIND[kind] ?? matchPath(localeOfPath(path), parseAddress(path).path ?? "")[0]?.name;
  if (!name) throw new Error(`${path} is no address of ours`);
  return name;
}

/** One page of each route in each language. */
export function samplePages(entries: readonly SitemapEntry[]): SitemapEntry[] {
  const samples = new Map<string, SitemapEntry>();
  for (const entry of entries) {
    const key = `${routeOf(entry)} ${localeOfPath(entry.path)}`;
    if (!samples.has(key)) samples.set(key, entry);
  }
  return [...samples.values()];
}
