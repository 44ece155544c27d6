import type { MetadataRoute } from "next";
import { ADDRESS_NAMES } from "@/lib/domain/search/search-names";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

// SITE_URL is known only when the site runs.
export const dynamic = "force-dynamic";

/** Filtered lists are for people; pages 2 and on, and everything else, are for crawlers too. */
export default function robots(): MetadataRoute.Robots {
  const filters = ADDRESS_NAMES.filter((name) => name !== "page");
  return {
    rules: {
      userAgent: "*",
      disallow: ["/api/", ...filters.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])],
    },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
