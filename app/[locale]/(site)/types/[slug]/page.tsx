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
  return listMetadata(await readSubject("type", locale, slug), locale);
}

/** The boats of a type, first page without filters. */
export default async function BoatsOfTypePage({ params }: SlugPage) {
  const { locale, slug } = await params;
  return <PlainList locale={locale} subject={await readSubject("type", locale, slug)} />;
}
