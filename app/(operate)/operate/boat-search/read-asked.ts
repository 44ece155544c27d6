import { readSubject } from "@/app/[locale]/(site)/boats/read-subject";
import { readSearch } from "@/components/search/query/read-search";
import { toVehiclesQuery } from "@/components/search/query/to-vehicles-query";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";
import { matchPath } from "@/lib/routes/match-path";
import type { QueryParams } from "@/lib/routes/query-params";

const LISTS = { boats: "all", boatsByPlace: "place", boatsByType: "type" } as const;

/** The search that an address of our site asks for, as its page reads it; null where it is no list of boats. */
export async function readAddress(address: string): Promise<VehiclesQuery | null> {
  const url = URL.parse(address.trim(), "http://site.invalid");
  if (!url) return null;
  const [, first = ""] = url.pathname.split("/");
  const locale = isLocale(first) ? first : DEFAULT_LOCALE;
  const path = (isLocale(first) ? url.pathname.slice(first.length + 1) : url.pathname) || "/";
  for (const { name, params } of matchPath(locale, path.replace(/(.)\/$/, "$1"))) {
    const kind = LISTS[name as keyof typeof LISTS];
    const subject = kind && (await readSubject(kind, locale, params.slug));
    if (subject) return toVehiclesQuery(readSearch(paramsOf(url.searchParams)), subject.base);
  }
  return null;
}

/** The search that the fields of the form ask for. */
export function readFields(params: QueryParams): VehiclesQuery {
  return toVehiclesQuery(readSearch(params), { kind: "all" });
}

function paramsOf(search: URLSearchParams): QueryParams {
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]));
}
