const FRESH_SECONDS = 300;

/** XML for crawlers and feed readers; what was published minutes ago may still be missing. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": `public, max-age=${FRESH_SECONDS}`,
    },
  });
}
