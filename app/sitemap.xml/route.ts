import { SITEMAP_KINDS } from "@/lib/server/seo/list-sitemap-rows";
import { sitemapIndexXml } from "@/lib/server/seo/sitemap-xml";
import { xmlResponse } from "@/lib/server/seo/xml-response";

// SITE_URL is known only when the site runs.
export const dynamic = "force-dynamic";

export function GET(): Response {
  return xmlResponse(sitemapIndexXml(SITEMAP_KINDS));
}
