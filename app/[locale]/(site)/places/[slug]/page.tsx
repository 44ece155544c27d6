import type { Metadata } from "next";
import { listMetadata } from "@/app/[locale]/(site)/boats/list-metadata";
import { PlainList } from "@/app/[locale]/(site)/boats/plain-list";
import { readSubject } from "@/app/[locale]/(site)/boats/read-subject";
import type { Locale } from "@/lib/i18n/locales";

interface PageProps {
  params: Promise<{ locale: Locale; slug: string }>;
}

export const revalidate = 60;
// Made at the first visit.
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, slug } = await params;
  return listMetadata(await readSubject("place", locale, slug), locale);
}

/** The boats of a city, an area or a port, first page without filters. */
export default async function BoatsOfPlacePage({ params }: PageProps) {
  const { locale, slug } = await params;
  return <PlainList locale={locale} subject={await readSubject("place", locale, slug)} />;
}
