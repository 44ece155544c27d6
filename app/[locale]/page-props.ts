import type { Locale } from "@/lib/i18n/locales";
import type { QueryParams } from "@/lib/routes/query-params";

/** What Next passes to a page below `[locale]`. */
export interface LocalePage {
  params: Promise<{ locale: Locale }>;
}

/** What Next passes to a page that is named by its slug. */
export interface SlugPage {
  params: Promise<{ locale: Locale; slug: string }>;
}

/** The query of an address, as Next passes it to a dynamic page. */
export type SearchParams = Promise<QueryParams>;

/** The query as `URLSearchParams`; a name that stands several times keeps all its values. */
export function queryOf(searchParams: Awaited<SearchParams>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(searchParams))
    for (const one of [value ?? []].flat()) query.append(name, one);
  return query;
}
