import { permanentRedirect } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { listPosts } from "@/lib/server/reading/content/list-posts";
import { blogMetadata } from "../blog-metadata";
import { BlogScreen } from "../blog-screen";

interface PageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ page?: string | string[] }>;
}

export const dynamic = "force-dynamic";

/** The middleware lets only whole numbers from 2 come here. */
async function pageAsked(searchParams: PageProps["searchParams"]): Promise<number> {
  const { page } = await searchParams;
  return Number((Array.isArray(page) ? page[0] : page) ?? 1) || 1;
}

export async function generateMetadata({ params, searchParams }: PageProps) {
  return blogMetadata((await params).locale, await pageAsked(searchParams));
}

/** Older posts; a number beyond the last page shows the last page. */
export default async function OlderPostsPage({ params, searchParams }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const page = await pageAsked(searchParams);
  const { pages } = await listPosts(locale, 1);
  const last = Math.max(1, pages);
  if (page > last) permanentRedirect(pathFor("blog", locale, null, last > 1 ? { page: last } : {}));
  return <BlogScreen locale={locale} list={await listPosts(locale, page)} />;
}
