import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/locales";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import type { SitemapFile, SitemapRow } from "@/lib/server/reading/seo/list-sitemap-rows";

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(" ");
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
}

function urlsOf({ addresses, pictures, updatedAt }: SitemapRow): string[] {
  const translated = LOCALES.flatMap((locale) => {
    const path = addresses[locale];
    return path ? [[locale as string, absoluteUrl(path)] as const] : [];
  });
  const fallback = addresses[DEFAULT_LOCALE];
  const languages = fallback ? [...translated, ["x-default", absoluteUrl(fallback)] as const] : translated;
  const rest = [
    ...(updatedAt ? [`<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`] : []),
    ...(translated.length > 1 ? languages : []).map(
      ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(url)}"/>`,
    ),
    ...pictures.map(
      (src) => `<image:image><image:loc>${escaped(absoluteUrl(src))}</image:loc></image:image>`,
    ),
  ];
  return translated.map(([, url]) => ["<url>", `<loc>${escaped(url)}</loc>`, ...rest, "</url>"].join("\n"));
}

/** One file of the sitemap, piece by piece: every language of every row, with its other languages and its pictures. */
export async function* sitemapXml(batches: AsyncIterable<readonly SitemapRow[]>): AsyncGenerator<string> {
  yield `${DECLARATION}\n<urlset ${NAMESPACES}>\n`;
  for await (const rows of batches)
    yield rows
      .flatMap(urlsOf)
      .map((url) => `${url}\n`)
      .join("");
  yield "</urlset>\n";
}

/** Path of one file of the sitemap; at the root, since a file speaks for its own folder only. */
function sitemapPath({ kind, part }: SitemapFile): string {
  return `/sitemap-${kind}${part > 1 ? `-${part}` : ""}.xml`;
}

/** The index that robots.txt names. */
export function sitemapIndexXml(files: readonly SitemapFile[]): string {
  const entries = files.map((file) => `<sitemap><loc>${absoluteUrl(sitemapPath(file))}</loc></sitemap>`);
  return [
    DECLARATION,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</sitemapindex>",
    "",
  ].join("\n");
}
