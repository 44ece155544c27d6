import { listSitemapRows, parseSitemapFile } from "@/lib/server/reading/seo/list-sitemap-rows";
import { sitemapXml } from "@/lib/server/reading/seo/sitemap-xml";
import { xmlResponse } from "@/lib/server/reading/seo/xml-response";

// The build has no database, and SITE_URL is known only when the site runs.
export const dynamic = "force-dynamic";

/**
 * One file of the sitemap, sent as it is read; its public address is `/sitemap-<kind>.xml` or
 * `/sitemap-<kind>-<part>.xml`.
 */
export async function GET(_: Request, { params }: { params: Promise<{ kind: string }> }): Promise<Response> {
  const file = parseSitemapFile((await params).kind);
  if (!file) return new Response(null, { status: 404 });
  return xmlResponse(sitemapXml(listSitemapRows(file)));
}
