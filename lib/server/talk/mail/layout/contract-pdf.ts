import type { Styles } from "@react-pdf/renderer";
import { marked, type Token, type Tokens } from "marked";
import { createElement, type ReactNode } from "react";
import { directionOf, type Locale } from "@/lib/i18n/locales";
import { loadPdfLibrary, PDF_FAMILY } from "@/lib/server/talk/mail/layout/pdf-library";
import { stripBidiMarks } from "@/lib/server/talk/mail/layout/strip-bidi-marks";

export interface ContractDocument {
  title: string;
  /** Markdown, as the customer accepted it. */
  text: string;
  /** Stands at the foot of each page: brand and number. */
  foot: string;
  locale: Locale;
}

const LINE_HEIGHT = 1.25;
/** What a heading has of its text on its own page, in points. */
const LINES_BELOW = 48;

const STYLES = {
  page: { padding: 56, paddingBottom: 72, fontFamily: PDF_FAMILY, fontSize: 10, color: "#0A1F33" },
  title: { fontSize: 18, fontWeight: 700, lineHeight: LINE_HEIGHT, marginBottom: 14 },
  heading: { fontSize: 12, fontWeight: 700, lineHeight: LINE_HEIGHT, marginTop: 10, marginBottom: 4 },
  paragraph: { lineHeight: LINE_HEIGHT, marginBottom: 6 },
  item: { lineHeight: LINE_HEIGHT, marginBottom: 2, marginHorizontal: 12 },
  bold: { fontWeight: 700 },
  foot: { position: "absolute", bottom: 32, left: 56, right: 56, fontSize: 8, color: "#4A5B6C" },
} as const satisfies Styles;

/** An accepted contract as an A4 document, in the direction of its language. Throws when it cannot be made. */
export async function contractPdf(contract: ContractDocument): Promise<Buffer> {
  const pdf = await loadPdfLibrary();
  const { title, text, foot, locale } = contract;
  const rtl = directionOf(locale) === "rtl";
  // Every text says its direction: it is not inherited, and the first one decides for its line.
  const direction: Styles[string] = rtl ? { direction: "rtl", textAlign: "right" } : { direction: "ltr" };
  const line = (style: Styles[string], key: string, ...children: ReactNode[]) =>
    createElement(
      pdf.Text,
      // A heading never ends its page.
      { key, style: [style, direction], ...(style === STYLES.heading && { minPresenceAhead: LINES_BELOW }) },
      ...children,
    );
  const bold = (key: number, children: string) =>
    createElement(pdf.Text, { key, style: [STYLES.bold, direction] }, children);
  const blocks = marked.lexer(text).flatMap((token, at) => blocksOf(token, `${at}`, line, bold));
  const number = createElement(pdf.Text, {
    fixed: true,
    style: [STYLES.foot, direction],
    render: ({ pageNumber, totalPages }) => `${foot} · ${pageNumber}/${totalPages}`,
  });
  const page = createElement(
    pdf.Page,
    { size: "A4", style: STYLES.page },
    line(STYLES.title, "title", title),
    ...blocks,
    number,
  );
  return pdf.renderToBuffer(createElement(pdf.Document, { title, language: locale }, page));
}

type Line = (style: Styles[string], key: string, ...children: ReactNode[]) => ReactNode;
type Bold = (key: number, children: string) => ReactNode;

function blocksOf(token: Token, key: string, line: Line, bold: Bold): ReactNode[] {
  switch (token.type) {
    case "space":
      return [];
    case "heading":
      return [line(STYLES.heading, key, plain(token))];
    case "list":
      return (token as Tokens.List).items.map((item, at) =>
        line(STYLES.item, `${key}-${at}`, "•  ", ...inline(item.tokens, bold)),
      );
    default:
      return [line(STYLES.paragraph, key, ...inline([token], bold))];
  }
}

/** The text of tokens in order, what is strong in bold; of everything else only its text. */
function inline(tokens: readonly Token[], bold: Bold): ReactNode[] {
  return tokens.flatMap((token, at): ReactNode[] => {
    if (token.type === "strong") return [bold(at, plain(token))];
    if (token.type === "br") return ["\n"];
    const inner = "tokens" in token && token.tokens;
    return inner ? inline(inner, bold) : [plain(token)];
  });
}

const plain = (token: Token) => stripBidiMarks("text" in token ? String(token.text) : token.raw);
