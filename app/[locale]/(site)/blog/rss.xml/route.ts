import { getTranslations } from "next-intl/server";
import { isLocale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { listPosts } from "@/lib/server/reading/content/list-posts";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { rssFeed } from "@/lib/server/reading/seo/rss-feed";

export const dynamic = "force-static";
export const revalidate = 60;
export const generateStaticParams = () => [];

/** The newest posts of a language for feed readers. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale, namespace: "blog" });
  const [{ items }, { brand }] = await Promise.all([listPosts(locale, 1), getSiteFrame(locale)]);
  const channel = {
    title: `${t("heading")} | ${brand}`,
    description: t("intro"),
    language: locale,
    link: absoluteUrl(pathFor("blog", locale)),
    self: absoluteUrl(pathFor("blogFeed", locale)),
  };
  const feed = items.map(({ title, summary, slug, publishedAt }) => ({
    title,
    description: summary,
    link: absoluteUrl(pathFor("blogPost", locale, { slug })),
    publishedAt,
  }));
  return new Response(rssFeed(channel, feed), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
