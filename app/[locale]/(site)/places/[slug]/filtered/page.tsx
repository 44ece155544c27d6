import type { Metadata } from "next";
import { listMetadata } from "@/app/[locale]/(site)/boats/list-metadata";
import { readSubject } from "@/app/[locale]/(site)/boats/read-subject";
import { SearchedList } from "@/app/[locale]/(site)/boats/searched-list";
import { plainPageOf } from "@/components/search/query/plain-page-of";
import { readSearch } from "@/components/search/query/read-search";
import type { Locale } from "@/lib/i18n/locales";
import type { QueryParams } from "@/lib/routes/query-params";

interface PageProps {
  params: Promise<{ locale: Locale; slug: string }>;
  searchParams: Promise<QueryParams>;
}

// The choices are in the query; without this the empty params of the layout make it a static page.
export const dynamic = "force-dynamic";

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { locale, slug } = await params;
  return listMetadata(
    await readSubject("place", locale, slug),
    locale,
    plainPageOf(readSearch(await searchParams)),
  );
}

/** The boats of a city, an area or a port: as searched, and every page from the second on. */
export default async function SearchedBoatsOfPlacePage({ params, searchParams }: PageProps) {
  const { locale, slug } = await params;
  return (
    <SearchedList
      locale={locale}
      subject={await readSubject("place", locale, slug)}
      params={await searchParams}
    />
  );
}
