import type { MetadataRoute } from "next";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/locales";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";
import { listSitemapRows } from "@/lib/server/seo/list-sitemap-rows";

// The build has no database, and SITE_URL is known only when the site runs.
export const dynamic = "force-dynamic";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await listSitemapRows()).flatMap(({ addresses }) => {
    const languages = {
      ...Object.fromEntries(LOCALES.map((locale) => [locale, absoluteUrl(addresses[locale])])),
      "x-default": absoluteUrl(addresses[DEFAULT_LOCALE]),
    };
    return LOCALES.map((locale) => ({ url: absoluteUrl(addresses[locale]), alternates: { languages } }));
  });
}
