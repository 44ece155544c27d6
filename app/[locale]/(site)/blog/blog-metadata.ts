import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { pageMetadata } from "@/lib/server/reading/seo/page-metadata";
import { blogAddresses } from "./blog-screen";

const PICTURE = "banner-bay";

/** Head of one page of the blog. */
export async function blogMetadata(locale: Locale, page: number): Promise<Metadata> {
  const t = await getTranslations({ locale });
  const { brand } = await getSiteFrame(locale);
  const title = t("seo.blog.title", { brand });
  const description = t("seo.blog.description");
  const picture = findPicture(PICTURE);
  return pageMetadata({
    locale,
    brand,
    addresses: blogAddresses(page),
    title: page > 1 ? t("seo.paged", { title, page }) : title,
    description: page > 1 ? t("seo.paged_description", { page, description }) : description,
    picture: picture && { src: picture.og, alt: t("home.banner_alt") },
    feed: pathFor("blogFeed", locale),
  });
}
