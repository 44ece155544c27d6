import { listSitemapRows, SITEMAP_KINDS } from "@/lib/server/seo/list-sitemap-rows";
import { sitemapXml } from "@/lib/server/seo/sitemap-xml";
import { xmlResponse } from "@/lib/server/seo/xml-response";

// The build has no database, and SITE_URL is known only when the site runs.
export const dynamic = "force-dynamic";

/** One file of the sitemap; its public address is `/sitemap-<kind>.xml`. */
export async function GET(_: Request, { params }: { params: Promise<{ kind: string }> }): Promise<Response> {
  const asked = (await params).kind;
  const kind = SITEMAP_KINDS.find((one) => one === asked);
  return kind ? xmlResponse(sitemapXml(await listSitemapRows(kind))) : new Response(null, { status: 404 });
}
