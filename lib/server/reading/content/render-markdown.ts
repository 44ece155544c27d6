import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { foldText } from "@/lib/i18n/fold-text";
import type { TextContext } from "@/lib/server/reading/content/get-text-context";

export interface TextHeading {
  id: string;
  text: string;
  level: number;
}

export interface RenderedText {
  /** Sanitized. */
  html: string;
  /** The text's headings in their order, for a table of contents. */
  headings: TextHeading[];
}

const HEADINGS = ["h2", "h3", "h4"];
const BLOCKS = ["p", "ul", "ol", "li", "blockquote", "hr", "br", "table", "thead", "tbody", "tr", "th", "td"];
const WORDS = ["strong", "em", "code", "del", "a", "bdi"];
const NO_CONTEXT: TextContext = { paths: {}, values: {} };

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

/** Own numbers and addresses keep their order in Arabic sentences too, and stay on one line. */
function fillIn(markdown: string, values: TextContext["values"]): string {
  return markdown.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name];
    if (value === undefined) return hole;
    if (!/^[\d+\s()-]+$|@/.test(value)) return escaped(value);
    return `<bdi dir="ltr">${escaped(value).replaceAll(" ", "\u00a0")}</bdi>`;
  });
}

function idFor(text: string, taken: ReadonlySet<string>): string {
  const base = `s-${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")}`;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/** Markdown of an editor to HTML with anchored headings; the page owns the one `h1`, so that they begin at `h2`. */
function toHtml(markdown: string): RenderedText {
  const headings: TextHeading[] = [];
  const ids = new Set<string>();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = decoded(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })).trim();
        const level = Math.max(2, depth);
        const id = idFor(text, ids);
        ids.add(id);
        headings.push({ id, text, level });
        return `<h${level} id="${id}">${html}</h${level}>\n`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}

/**
 * Markdown of an editor as inert HTML: no scripts, styles, pictures or foreign
 * schemes, regardless of its author. `[text](route:page/kvkk)` becomes the address in the context's language, and only
 * its text where there is none; `{company_name}` becomes the value of the settings.
 */
export function renderText(markdown: string, context: TextContext = NO_CONTEXT): RenderedText {
  const { html, headings } = toHtml(fillIn(markdown, context.values));
  const ours = new Set(headings.map(({ id }) => id));
  const anchored = (tagName: string, { id }: Record<string, string>) => ({
    tagName,
    attribs: (id && ours.has(id) ? { id } : {}) as Record<string, string>,
  });
  const clean = sanitizeHtml(html, {
    allowedTags: [...HEADINGS, ...BLOCKS, ...WORDS],
    allowedAttributes: {
      a: ["href"],
      th: ["align"],
      td: ["align"],
      bdi: ["dir"],
      ...Object.fromEntries(HEADINGS.map((tag) => [tag, ["id"]])),
    },
    allowedSchemes: ["https", "mailto", "tel"],
    transformTags: {
      h2: anchored,
      h3: anchored,
      h4: anchored,
      a: (tagName, { href = "" }) => {
        const path = href.startsWith("route:") ? context.paths[href.slice("route:".length)] : href;
        const attribs: Record<string, string> = path ? { href: path } : {};
        // A span is not among the tags: only its text stays.
        return { tagName: path ? tagName : "span", attribs };
      },
    },
  });
  return { html: clean, headings };
}

/** Sanitized HTML of a text without a table of contents. */
export function renderMarkdown(markdown: string, context?: TextContext): string {
  return renderText(markdown, context).html;
}

/** The visible text of sanitized HTML, on one line. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(p|li|h\d|td|th|blockquote)>/g, "$& ");
  return decoded(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, " ")
    .trim();
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
