import { listSitemapFiles } from "@/lib/server/reading/seo/list-sitemap-rows";
import { sitemapIndexXml } from "@/lib/server/reading/seo/sitemap-xml";
import { xmlResponse } from "@/lib/server/reading/seo/xml-response";

// The build has no database, and SITE_URL is known only when the site runs.
export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  return xmlResponse(sitemapIndexXml(await listSitemapFiles()));
}
