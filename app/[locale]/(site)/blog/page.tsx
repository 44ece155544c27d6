import { setRequestLocale } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";
import { listPosts } from "@/lib/server/content/list-posts";
import { blogMetadata } from "./blog-metadata";
import { BlogScreen } from "./blog-screen";

interface PageProps {
  params: Promise<{ locale: Locale }>;
}

export const revalidate = 60;

export async function generateMetadata({ params }: PageProps) {
  return blogMetadata((await params).locale, 1);
}

/** The newest posts. */
export default async function BlogPage({ params }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  return <BlogScreen locale={locale} list={await listPosts(locale, 1)} />;
}
