import type { Locale } from "@/lib/i18n/locales";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { istanbulMoment } from "@/lib/server/reading/seo/istanbul-moment";

interface PostFacts {
  locale: Locale;
  path: string;
  brand: string;
  title: string;
  summary: string;
  author: string | null;
  publishedAt: string;
  updatedAt: string;
  /** 1200×630 JPEG. */
  og: string | null;
}

/** `BlogPosting` of a post, equal to what its page shows. */
export function blogPostingJsonLd(post: PostFacts) {
  const organization = {
    "@type": "Organization",
    name: post.brand,
    url: absoluteUrl("/"),
    logo: { "@type": "ImageObject", url: absoluteUrl("/icons/icon-512.png") },
  };
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.summary,
    inLanguage: post.locale,
    mainEntityOfPage: absoluteUrl(post.path),
    datePublished: istanbulMoment(post.publishedAt),
    dateModified: istanbulMoment(post.updatedAt),
    ...(post.og ? { image: [absoluteUrl(post.og)] } : {}),
    // The author of posts is the organization; a person would have a page of their own.
    author: { "@type": "Organization", name: post.author ?? post.brand, url: absoluteUrl("/") },
    publisher: organization,
  };
}
