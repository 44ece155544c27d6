import type { Metadata } from "next";
import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type Locale } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

const OG_WIDTH = 1200;
const OG_HEIGHT = 630;
/** The site's picture for pages without one. */
const SITE_PICTURE = "banner-bay";

export interface PageSeo {
  locale: Locale;
  /** The page without filters in every language; `?page=n` belongs to it, filters do not. */
  addresses: Addresses;
  title: string;
  description: string;
  brand: string;
  /** 1200×630 JPEG of the main picture, with what it shows; without one the site's. */
  picture?: { src: string; alt: string } | null;
  /** Languages in which the content really exists; the others show fallback text and are not indexed. */
  translated?: readonly Locale[];
  /** False for lists without boats and the like. */
  indexed?: boolean;
  type?: "website" | "article";
  /** Public path of the feed that carries this page. */
  feed?: string;
}

/**
 * Title, canonical, hreflang and social tags of a public page. hreflang names only translated
 * languages and x-default, the Turkish address; a page in a language without translation names none.
 */
export function pageMetadata(page: PageSeo): Metadata {
  const { locale, addresses, title, description, brand, picture, translated = LOCALES } = page;
  const isTranslated = translated.includes(locale);
  const indexed = (page.indexed ?? true) && isTranslated;
  const languages = Object.fromEntries(
    LOCALES.filter((other) => translated.includes(other)).map((other) => [
      other,
      absoluteUrl(addresses[other]),
    ]),
  );
  const url = absoluteUrl(addresses[locale]);
  const shown = picture ?? sitePicture(brand);
  const images = shown
    ? [
        {
          url: absoluteUrl(shown.src),
          width: OG_WIDTH,
          height: OG_HEIGHT,
          type: "image/jpeg",
          alt: shown.alt,
        },
      ]
    : undefined;
  return {
    title,
    description,
    alternates: {
      canonical: url,
      ...(isTranslated && translated.length > 1
        ? { languages: { ...languages, "x-default": absoluteUrl(addresses[DEFAULT_LOCALE]) } }
        : {}),
      ...(page.feed ? { types: { "application/rss+xml": absoluteUrl(page.feed) } } : {}),
    },
    robots: { index: indexed, follow: true, "max-image-preview": "large" },
    openGraph: {
      type: page.type ?? "website",
      title,
      description,
      url,
      siteName: brand,
      locale: LOCALE_FACTS[locale].openGraph,
      alternateLocale: translated
        .filter((other) => other !== locale)
        .map((other) => LOCALE_FACTS[other].openGraph),
      images,
    },
    twitter: { card: images ? "summary_large_image" : "summary", title, description, images },
  };
}

function sitePicture(brand: string): PageSeo["picture"] | undefined {
  const picture = findPicture(SITE_PICTURE);
  return picture ? { src: picture.og, alt: brand } : undefined;
}
