import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { askMany } from "@/tests/support/ask-site";
import { type PageFacts, readPage } from "@/tests/support/read-page";

export interface CrawledPage extends PageFacts {
  locale: Locale;
  /** From the home page of its language, by links in that language. */
  clicks: number;
}

export interface Crawl {
  pages: Map<string, CrawledPage>;
  /** What was linked beyond the last click. */
  tooFar: string[];
}

const AT_ONCE = 6;

export function localeOfPath(path: string): Locale {
  return LOCALES.find((locale) => locale === path.split(/[/?]/)[1]) ?? "tr";
}

/** Walks the site by `<a>`, each language from its own home page, as far as that many clicks. */
export async function crawlSite(maxClicks: number): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  let next = LOCALES.map((locale) => pathFor("home", locale));
  for (let clicks = 0; clicks <= maxClicks; clicks += 1) {
    const found = await askMany(next, (path) => readPage(path), AT_ONCE);
    for (const facts of found) {
      pages.set(facts.path, { ...facts, locale: localeOfPath(facts.path), clicks });
    }
    const linked = found.flatMap(({ path, links }) =>
      links.filter((link) => localeOfPath(link) === localeOfPath(path)),
    );
    next = [...new Set(linked)].filter((path) => !pages.has(path));
  }
  return { pages, tooFar: next };
}
