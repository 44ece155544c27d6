import { boatMetadata } from "@/app/[locale]/(site)/boat/[slug]/boat-metadata";
import { BoatScreen } from "@/app/[locale]/(site)/boat/[slug]/boat-screen";
import type { SlugPage } from "@/app/[locale]/page-props";

export const revalidate = 60;
// Made at the first visit.
export const generateStaticParams = () => [];
export const generateMetadata = boatMetadata;

/** A boat without a trip: from the cache. */
export default async function BoatPage({ params }: SlugPage) {
  return <BoatScreen {...(await params)} />;
}
