import { type HTMLElement, parse } from "node-html-parser";
import { askSite } from "@/tests/support/ask-site";

/** What a search engine takes from a page. */
export interface PageFacts {
  /** Path with query, as asked. */
  path: string;
  status: number;
  location: string | undefined;
  lang: string | undefined;
  /** The head as it stands there. */
  head: string;
  /** What a reader without styles and scripts sees. */
  text: string;
  titles: string[];
  headings: string[];
  canonical: string | undefined;
  /** hreflang → address. */
  languages: Record<string, string>;
  /** `name` or `property` → content. */
  meta: Record<string, string>;
  feed: string | undefined;
  /** Structured data, one entry per object. */
  data: unknown[];
  /** Own addresses that `<a>` leads to, without fragment; those that crawlers shall not follow are left out. */
  links: string[];
}

/** Googlebot renders nothing here: the HTML alone must say everything. */
export const USER_AGENTS = {
  googlebot:
    "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) " +
    "Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  bingbot: "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  chrome:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  curl: "curl/8.16.0",
} as const;

export type UserAgent = keyof typeof USER_AGENTS;

function attribute(node: HTMLElement | null, name: string): string | undefined {
  return node?.getAttribute(name);
}

function ownLinks(root: HTMLElement): string[] {
  const hrefs = root
    .querySelectorAll("a[href]")
    .filter((link) => !/\bnofollow\b/.test(attribute(link, "rel") ?? ""))
    .map((link) => (attribute(link, "href") ?? "").split("#")[0] ?? "");
  // Feeds and videos are no pages.
  return [...new Set(hrefs.filter((href) => /^\/(?!\/)/.test(href) && !/\.(xml|mp4)$/.test(href)))];
}

/** Asks for a page as one reader does, and follows nothing. */
export async function readPage(path: string, agent: UserAgent = "googlebot"): Promise<PageFacts> {
  const { status, location, html } = await askSite(path, { "user-agent": USER_AGENTS[agent] });
  const root = parse(html, { comment: false });
  const head = root.querySelector("head");
  const within = (selector: string) => head?.querySelectorAll(selector) ?? [];
  const data = root
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => JSON.parse(script.rawText) as unknown);
  for (const node of root.querySelectorAll("script, style, template")) node.remove();
  return {
    path,
    status,
    location,
    lang: attribute(root.querySelector("html"), "lang"),
    head: html.slice(html.indexOf("<head>"), html.indexOf("</head>")),
    text: root.querySelector("body")?.structuredText.replace(/\s+/g, " ").trim() ?? "",
    titles: root.querySelectorAll("title").flatMap((node) => (node.closest("svg") ? [] : node.text)),
    headings: root.querySelectorAll("h1").map((node) => node.text),
    canonical: attribute(within('link[rel="canonical"]')[0] ?? null, "href"),
    languages: Object.fromEntries(
      within('link[rel="alternate"]').flatMap((link) => {
        const language = attribute(link, "hrefLang") ?? attribute(link, "hreflang");
        return language ? [[language, attribute(link, "href") ?? ""]] : [];
      }),
    ),
    meta: Object.fromEntries(
      within("meta[content]").map((node) => [
        attribute(node, "name") ?? attribute(node, "property") ?? "",
        attribute(node, "content") ?? "",
      ]),
    ),
    feed: attribute(within('link[type="application/rss+xml"]')[0] ?? null, "href"),
    data,
    links: ownLinks(root),
  };
}
