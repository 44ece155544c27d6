/** HTML that was made by `markup`: everything that came from outside is escaped in it. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Part = string | number | null | undefined | false | Markup | readonly Markup[];

const SPECIAL = /[&<>"']/;
const ESCAPED: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function textOf(part: Part): string {
  if (part === null || part === undefined || part === false) return "";
  if (part instanceof Markup) return part.html;
  if (typeof part === "object") return part.map(({ html }) => html).join("");
  const text = String(part);
  return SPECIAL.test(text) ? text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign) : text;
}

/**
 * HTML in a client component without an element object per tag: for parts of a page that stand there dozens of
 * times and say nothing to React. Values are escaped, also within quoted attributes; nothing, null and false
 * leave no trace.
 */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  let html = texts[0] ?? "";
  // Run hundreds of times a page: no iterator, no pair per part.
  for (let index = 0; index < parts.length; index++) html += textOf(parts[index]) + texts[index + 1];
  return new Markup(html);
}

/** The same as React wants it. */
export function innerMarkup(...parts: readonly Markup[]): { dangerouslySetInnerHTML: { __html: string } } {
  return { dangerouslySetInnerHTML: { __html: textOf(parts) } };
}
