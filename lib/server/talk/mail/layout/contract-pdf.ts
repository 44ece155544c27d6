import path from "node:path";
import type { Styles } from "@react-pdf/renderer";
import { marked, type Token, type Tokens } from "marked";
import { createElement, type ReactNode } from "react";
import { directionOf, type Locale } from "@/lib/i18n/locales";
import {
  fixFontkitGlyphCache,
  type GlyphSource,
} from "@/lib/server/talk/mail/layout/fix-fontkit-glyph-cache";
import { stripBidiMarks } from "@/lib/server/talk/mail/layout/strip-bidi-marks";

type PdfLibrary = typeof import("@react-pdf/renderer");

export interface ContractDocument {
  title: string;
  /** Markdown, as the customer accepted it. */
  text: string;
  /** Stands at the foot of each page: brand and number. */
  foot: string;
  locale: Locale;
}

/** The site's font, whole: its own files are cut for browsers and of variable weight, which the library cannot read. */
const FONT_FOLDER = "node_modules/@expo-google-fonts/readex-pro";
const FAMILY = "Readex Pro";
const LINE_HEIGHT = 1.25;
/** What a heading has of its text on its own page, in points. */
const LINES_BELOW = 48;

const STYLES = {
  page: { padding: 56, paddingBottom: 72, fontFamily: FAMILY, fontSize: 10, color: "#0A1F33" },
  title: { fontSize: 18, fontWeight: 700, lineHeight: LINE_HEIGHT, marginBottom: 14 },
  heading: { fontSize: 12, fontWeight: 700, lineHeight: LINE_HEIGHT, marginTop: 10, marginBottom: 4 },
  paragraph: { lineHeight: LINE_HEIGHT, marginBottom: 6 },
  item: { lineHeight: LINE_HEIGHT, marginBottom: 2, marginHorizontal: 12 },
  bold: { fontWeight: 700 },
  foot: { position: "absolute", bottom: 32, left: 56, right: 56, fontSize: 8, color: "#4A5B6C" },
} as const satisfies Styles;

let library: Promise<PdfLibrary> | undefined;

// Loaded with the first confirmation: pages and other jobs need nothing of it.
async function loadLibrary(): Promise<PdfLibrary> {
  const pdf = await import("@react-pdf/renderer");
  const file = (name: string) => path.join(process.cwd(), FONT_FOLDER, name);
  pdf.Font.register({
    family: FAMILY,
    fonts: [
      { src: file("400Regular/ReadexPro_400Regular.ttf"), fontWeight: 400 },
      { src: file("700Bold/ReadexPro_700Bold.ttf"), fontWeight: 700 },
    ],
  });
  // Words stay whole: its rules for hyphens are English.
  pdf.Font.registerHyphenationCallback((word) => [word]);
  for (const fontWeight of [400, 700]) {
    const weight = { fontFamily: FAMILY, fontWeight };
    await pdf.Font.load(weight);
    fixFontkitGlyphCache(pdf.Font.getFont(weight).data as unknown as GlyphSource);
  }
  return pdf;
}

/** An accepted contract as an A4 document, in the direction of its language. Throws when it cannot be made. */
export async function contractPdf(contract: ContractDocument): Promise<Buffer> {
  library ??= loadLibrary();
  const pdf = await library;
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
