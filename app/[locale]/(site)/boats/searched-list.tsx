import { permanentRedirect, redirect } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import type { ListSubject } from "@/app/[locale]/(site)/boats/list-subject";
import { ListView } from "@/app/[locale]/(site)/boats/list-view";
import { MissingContent } from "@/components/layout/errors/missing-content";
import { placeSlugs } from "@/components/search/filters/make-filter-options";
import { findMovedBase } from "@/components/search/query/find-moved-base";
import { listPath } from "@/components/search/query/list-base";
import { readSearch } from "@/components/search/query/read-search";
import { toVehiclesQuery } from "@/components/search/query/to-vehicles-query";
import { FIRST_DAY_NAME } from "@/lib/domain/search/search-names";
import type { Locale } from "@/lib/i18n/locales";
import type { QueryParams } from "@/lib/routes/query-params";
import { findAlternatives } from "@/lib/server/catalogue/search/find-alternatives";
import { findFirstDay } from "@/lib/server/catalogue/search/find-first-day";
import { getFilterOptions } from "@/lib/server/catalogue/search/get-filter-options";
import { listBoats } from "@/lib/server/catalogue/search/list-boats";
import { listMoreBoats } from "@/lib/server/catalogue/search/list-more-boats";
import { searchBoats } from "@/lib/server/catalogue/search/search-boats";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

interface SearchedListProps {
  locale: Locale;
  subject: ListSubject | null;
  params: QueryParams;
}

/** A list as searched, and every page from the second on: made per visit. */
export async function SearchedList({ locale, subject, params }: SearchedListProps) {
  setRequestLocale(locale);
  if (!subject) return <MissingContent locale={locale} frame={await getSiteFrame(locale)} />;
  const { base } = subject;
  const now = currentTime();
  const values = readSearch(params);
  const slugs = placeSlugs(await getFilterOptions(locale));
  const firstDay =
    params[FIRST_DAY_NAME] && !values.date ? await findFirstDay(toVehiclesQuery(values, base), now) : null;
  if (firstDay) values.date = firstDay;
  const moved = findMovedBase({ base, locale, values, params, slugOf: (where) => slugs.get(where) });
  if (moved || firstDay) redirect(moved ?? listPath(base, locale, values));
  const query = toVehiclesQuery(values, base);
  const found = await searchBoats(locale, query, now);
  const last = Math.max(1, found.list.pages);
  if (found.list.page > last) permanentRedirect(listPath(base, locale, { ...values, page: last }));
  const [alternatives, more] = await Promise.all([
    found.list.total === 0 ? findAlternatives(query, subject.neighbours, now) : undefined,
    listMoreBoats(locale, query, found.list, subject.neighbours, now),
  ]);
  const [nextDay] = alternatives?.days ?? [];
  const nextBoats = nextDay && (await listBoats(locale, { ...query, end_date: undefined, ...nextDay }, now));
  return <ListView {...{ locale, subject, values, found, alternatives, nextBoats, more }} />;
}
