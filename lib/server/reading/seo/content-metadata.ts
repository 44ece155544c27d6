import type { Metadata } from "next";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { type PageSeo, pageMetadata } from "@/lib/server/reading/seo/page-metadata";

interface WrittenContent {
  title: string;
  summary: string;
  translated: readonly Locale[];
  /** Path of the 1200×630 JPEG. */
  og: string | null;
}

interface ContentSeo extends Pick<PageSeo, "addresses" | "type" | "feed"> {
  /** The message of `seo` that makes the title. */
  titleKey?: "about.title" | "content.title" | "service.title";
  /** Used instead of the summary. */
  description?: string;
}

/** What search engines and social sites read of a written content: its title, summary and picture. */
export async function contentMetadata(
  locale: Locale,
  { title, summary, translated, og }: WrittenContent,
  { titleKey = "content.title", description = summary, ...page }: ContentSeo,
): Promise<Metadata> {
  const [t, { brand }] = await Promise.all([translatorOf(locale, "seo"), getSiteFrame(locale)]);
  return pageMetadata({
    ...page,
    locale,
    brand,
    translated,
    title: t(titleKey, { title, brand }),
    description,
    picture: og ? { src: og, alt: title } : null,
  });
}
