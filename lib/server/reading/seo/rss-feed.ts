export interface FeedChannel {
  title: string;
  description: string;
  language: string;
  /** Absolute addresses: of the list, and of the feed itself. */
  link: string;
  self: string;
}

export interface FeedItem {
  title: string;
  description: string;
  /** Absolute; also the item's name for good. */
  link: string;
  /** ISO instant. */
  publishedAt: string;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

// XML 1.0 knows no control characters but tab and line ends.
const xml = (text: string) =>
  text.replace(/(?![\t\n\r])\p{Cc}/gu, "").replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

const element = (name: string, text: string, attributes = "") =>
  `<${name}${attributes}>${xml(text)}</${name}>`;

/** RSS 2.0 of a channel, newest item first as given. */
export function rssFeed(channel: FeedChannel, items: readonly FeedItem[]): string {
  const entries = items.map(({ title, description, link, publishedAt }) =>
    [
      "<item>",
      element("title", title),
      element("link", link),
      element("guid", link, ' isPermaLink="true"'),
      element("pubDate", new Date(publishedAt).toUTCString()),
      element("description", description),
      "</item>",
    ].join(""),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", channel.title),
    element("link", channel.link),
    element("description", channel.description),
    element("language", channel.language),
    `<atom:link href="${xml(channel.self)}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    "</channel></rss>",
  ].join("\n");
}
