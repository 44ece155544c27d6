import { marked } from "marked";
import sanitizeHtml from "sanitize-html";

const HEADINGS = ["h2", "h3", "h4"];
const BLOCKS = ["p", "ul", "ol", "li", "blockquote", "hr", "br", "table", "thead", "tbody", "tr", "th", "td"];
const WORDS = ["strong", "em", "code", "del", "a"];

/**
 * Markdown of an editor as HTML that can do nothing but stand there: no scripts, styles, pictures or foreign
 * schemes, whoever wrote it. The page owns the one `h1`, so that headings of the text begin at `h2`.
 */
export function renderMarkdown(markdown: string): string {
  const html = marked.parse(markdown, { async: false, gfm: true });
  return sanitizeHtml(html, {
    allowedTags: [...HEADINGS, ...BLOCKS, ...WORDS],
    allowedAttributes: { a: ["href"], th: ["align"], td: ["align"] },
    allowedSchemes: ["https", "mailto", "tel"],
    transformTags: { h1: "h2", a: sanitizeHtml.simpleTransform("a", { rel: "noopener" }) },
  });
}
