import { setRequestLocale } from "next-intl/server";
import type { LocalePage } from "@/app/[locale]/page-props";
import { listPosts } from "@/lib/server/reading/content/list-posts";
import { blogMetadata } from "./blog-metadata";
import { BlogScreen } from "./blog-screen";

export const revalidate = 60;

export async function generateMetadata({ params }: LocalePage) {
  return blogMetadata((await params).locale, 1);
}

/** The newest posts. */
export default async function BlogPage({ params }: LocalePage) {
  const { locale } = await params;
  setRequestLocale(locale);
  return <BlogScreen locale={locale} list={await listPosts(locale, 1)} />;
}
