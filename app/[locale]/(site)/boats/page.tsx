import type { Metadata } from "next";
import { listMetadata } from "@/app/[locale]/(site)/boats/list-metadata";
import { PlainList } from "@/app/[locale]/(site)/boats/plain-list";
import { readSubject } from "@/app/[locale]/(site)/boats/read-subject";
import type { LocalePage } from "@/app/[locale]/page-props";

export const revalidate = 60;

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const { locale } = await params;
  return listMetadata(await readSubject("all", locale), locale);
}

/** All boats, first page without filters. */
export default async function BoatsPage({ params }: LocalePage) {
  const { locale } = await params;
  return <PlainList locale={locale} subject={await readSubject("all", locale)} />;
}
