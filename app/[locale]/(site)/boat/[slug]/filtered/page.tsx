import { boatMetadata } from "@/app/[locale]/(site)/boat/[slug]/boat-metadata";
import { BoatScreen } from "@/app/[locale]/(site)/boat/[slug]/boat-screen";
import { readSearchedTrip } from "@/app/[locale]/(site)/boat/[slug]/read-searched-trip";
import { queryOf, type SearchParams, type SlugPage } from "@/app/[locale]/page-props";

interface SearchedBoatPageProps extends SlugPage {
  searchParams: SearchParams;
}

// The trip is in the query.
export const dynamic = "force-dynamic";
export const generateMetadata = boatMetadata;

/** A boat that was found for a trip: made per visit, with the trip's price. */
export default async function SearchedBoatPage({ params, searchParams }: SearchedBoatPageProps) {
  const { locale, slug } = await params;
  const query = queryOf(await searchParams);
  return (
    <BoatScreen locale={locale} slug={slug} readTrip={(boat) => readSearchedTrip(locale, boat, query)} />
  );
}
