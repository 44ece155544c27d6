import type { Metadata } from "next";
import { listMetadata } from "@/app/[locale]/(site)/boats/list-metadata";
import { PlainList } from "@/app/[locale]/(site)/boats/plain-list";
import { readSubject } from "@/app/[locale]/(site)/boats/read-subject";
import type { Locale } from "@/lib/i18n/locales";

interface PageProps {
  params: Promise<{ locale: Locale }>;
}

export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  return listMetadata(await readSubject("all", locale), locale);
}

/** All boats, first page without filters. */
export default async function BoatsPage({ params }: PageProps) {
  const { locale } = await params;
  return <PlainList locale={locale} subject={await readSubject("all", locale)} />;
}
