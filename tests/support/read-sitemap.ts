import { askSite } from "@/tests/support/ask-site";

export interface SitemapEntry {
  /** Path of the page. */
  path: string;
  /** Which file of the sitemap names it. */
  kind: string;
  /** hreflang → address. */
  languages: Record<string, string>;
  pictures: string[];
}

const KIND = /\/sitemap-([a-z]+)\.xml$/;

function valuesOf(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, "g"))].map((match) => match[1] ?? "");
}

/** Every page that the sitemap's files name, in their order. */
export async function readSitemap(): Promise<SitemapEntry[]> {
  const files = valuesOf((await askSite("/sitemap.xml")).html, "loc");
  const entries: SitemapEntry[] = [];
  for (const file of files) {
    const { status, html } = await askSite(new URL(file).pathname);
    if (status !== 200) throw new Error(`${file} answered ${status}`);
    for (const [, url = ""] of html.matchAll(/<url>([\s\S]*?)<\/url>/g)) {
      const languages = [...url.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)];
      entries.push({
        path: new URL(valuesOf(url, "loc")[0] ?? "").pathname,
        kind: KIND.exec(file)?.[1] ?? file,
        languages: Object.fromEntries(languages.map(([, language, href]) => [language, href])),
        pictures: valuesOf(url, "image:loc"),
      });
    }
  }
  return entries;
}
