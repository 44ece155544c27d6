import type { Metadata } from "next";
import { listMetadata } from "@/app/[locale]/(site)/boats/list-metadata";
import { PlainList } from "@/app/[locale]/(site)/boats/plain-list";
import { readSubject } from "@/app/[locale]/(site)/boats/read-subject";
import type { SlugPage } from "@/app/[locale]/page-props";

export const revalidate = 60;
// Made at the first visit.
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: SlugPage): Promise<Metadata> {
  const { locale, slug } = await params;
  return listMetadata(await readSubject("place", locale, slug), locale);
}

/** The boats of a city, an area or a port, first page without filters. */
export default async function BoatsOfPlacePage({ params }: SlugPage) {
  const { locale, slug } = await params;
  return <PlainList locale={locale} subject={await readSubject("place", locale, slug)} />;
}
