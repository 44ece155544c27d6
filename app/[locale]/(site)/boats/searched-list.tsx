import { permanentRedirect, redirect } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import type { ListSubject } from "@/app/[locale]/(site)/boats/list-subject";
import { ListView } from "@/app/[locale]/(site)/boats/list-view";
import { MissingContent } from "@/components/layout/missing-content";
import { findMovedBase } from "@/components/search/find-moved-base";
import { listPath } from "@/components/search/list-base";
import { placeSlugs } from "@/components/search/make-filter-options";
import { readSearch, type SearchParams } from "@/components/search/read-search";
import { toVehiclesQuery } from "@/components/search/to-vehicles-query";
import type { Locale } from "@/lib/i18n/locales";
import { findAlternatives } from "@/lib/server/boats/find-alternatives";
import { getFilterOptions } from "@/lib/server/boats/get-filter-options";
import { listMoreBoats } from "@/lib/server/boats/list-more-boats";
import { searchBoats } from "@/lib/server/boats/search-boats";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";

interface SearchedListProps {
  locale: Locale;
  subject: ListSubject | null;
  params: SearchParams;
}

/** A list as searched, and every page from the second on: made per visit. */
export async function SearchedList({ locale, subject, params }: SearchedListProps) {
  setRequestLocale(locale);
  if (!subject) return <MissingContent locale={locale} frame={await getSiteFrame(locale)} />;
  const { base } = subject;
  const values = readSearch(params);
  const slugs = placeSlugs(await getFilterOptions(locale));
  const moved = findMovedBase({ base, locale, values, params, slugOf: (where) => slugs.get(where) });
  if (moved) redirect(moved);
  const now = new Date();
  const query = toVehiclesQuery(values, base);
  const found = await searchBoats(locale, query, now);
  const last = Math.max(1, found.list.pages);
  if (found.list.page > last) permanentRedirect(listPath(base, locale, { ...values, page: last }));
  const [alternatives, more] = await Promise.all([
    found.list.total === 0 ? findAlternatives(query, subject.neighbours, now) : undefined,
    listMoreBoats(locale, query, found.list, subject.neighbours, now),
  ]);
  return <ListView {...{ locale, subject, values, found, alternatives, more }} />;
}
