import type { Styles } from "@react-pdf/renderer";
import { createElement, type ReactNode } from "react";
import type { SaleParts } from "@/lib/domain/ledger/allocate-sale";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { leftToRight } from "@/lib/i18n/left-to-right";
import { directionOf, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import type { ReadStatement } from "@/lib/server/operator/owners-money/read-statements";
import { loadPdfLibrary, PDF_FAMILY, type PdfLibrary } from "@/lib/server/talk/mail/layout/pdf-library";
import { stripBidiMarks } from "@/lib/server/talk/mail/layout/strip-bidi-marks";

const LINE_HEIGHT = 1.25;
const LINE_COLOUR = "#C9D3DC";

const STYLES = {
  page: { padding: 40, paddingBottom: 64, fontFamily: PDF_FAMILY, fontSize: 9, color: "#0A1F33" },
  title: { fontSize: 18, fontWeight: 700, lineHeight: LINE_HEIGHT, marginBottom: 4 },
  // Its own size: within a block the height of a line would follow another one.
  text: { fontSize: 9, lineHeight: LINE_HEIGHT, marginBottom: 3 },
  block: { marginTop: 10, marginBottom: 6 },
  row: { borderBottomWidth: 0.5, borderBottomColor: LINE_COLOUR, paddingVertical: 3 },
  head: { fontWeight: 700, borderBottomWidth: 1, borderBottomColor: "#0A1F33" },
  cell: { flex: 1, paddingHorizontal: 2 },
  wide: { flex: 1.5 },
  foot: { position: "absolute", bottom: 28, left: 40, right: 40, fontSize: 8, color: "#4A5B6C" },
} as const satisfies Styles;

const PARTS = ["kept", "commission", "withholding", "goodwill", "share"] as const;
const SUMS = ["opening", "earned", "paid_out", "closing"] as const;

/** What the page is drawn with, in the direction of its language. */
interface Pen {
  text: (key: string, style: Styles[string], text: string) => ReactNode;
  row: (key: string, style: Styles[string], cells: readonly string[]) => ReactNode;
}

function penOf(pdf: PdfLibrary, locale: Locale): Pen {
  const rtl = directionOf(locale) === "rtl";
  const start: Styles[string] = rtl ? { direction: "rtl", textAlign: "right" } : { direction: "ltr" };
  const text: Pen["text"] = (key, style, words) =>
    createElement(pdf.Text, { key, style: [style, start] }, stripBidiMarks(words));
  // Amounts and numbers of bookings are read from the left in every language, and stand at the end of their column.
  const amount = { direction: "ltr", textAlign: rtl ? "left" : "right" } as const;
  const row: Pen["row"] = (key, style, cells) =>
    createElement(
      pdf.View,
      { key, wrap: false, style: [{ flexDirection: rtl ? "row-reverse" : "row" }, STYLES.row, style] },
      ...cells.map((words, at) => {
        const isNumber = !/\p{Script=Arabic}/u.test(words);
        const side = at < 2 ? (isNumber && rtl ? { textAlign: "right" as const } : start) : amount;
        const cell = [STYLES.cell, ...(at === 0 ? [STYLES.wide] : []), side];
        return createElement(pdf.Text, { key: at, style: cell }, stripBidiMarks(words));
      }),
    );
  return { text, row };
}

/** A statement as an A4 document in that language, for its owner. */
export async function statementPdf(
  statement: ReadStatement,
  seller: { name: string; address: string; tax: string },
  locale: Locale,
): Promise<Buffer> {
  const [pdf, t] = await Promise.all([loadPdfLibrary(), translatorOf(locale, "owner_statements")]);
  const pen = penOf(pdf, locale);
  const { number, owner, currency, lines, sellerModel } = statement;
  const money = (minor: number) => formatMoney(minor, currency);
  const isProvider = sellerModel === "provider";
  const inOrder = (text: string) => leftToRight(text, locale);
  const title = t("title", { number: inOrder(number) });
  const balances = {
    opening: statement.openingMinor,
    earned: statement.earnedMinor,
    paid_out: -statement.paidOutMinor,
    closing: statement.closingMinor,
  };
  const heads = PARTS.map((part) => t(part === "commission" && isProvider ? "margin" : part));
  const partsOf = (line: SaleParts) => PARTS.map((part) => money(line[`${part}Minor`]));
  const total = sumOf(lines);
  const tax = owner.taxNumber
    ? t("tax", { office: owner.taxOffice ?? "–", number: inOrder(owner.taxNumber) })
    : null;
  const told = (key: string, words: (string | null)[]) =>
    words.flatMap((word, at) => (word ? [pen.text(`${key}${at}`, STYLES.text, word)] : []));
  const block = (key: string, children: ReactNode[]) =>
    createElement(pdf.View, { key, style: STYLES.block }, ...children);
  const page = createElement(
    pdf.Page,
    { size: "A4", style: STYLES.page },
    pen.text("title", STYLES.title, title),
    pen.text("period", STYLES.text, t("period", { month: formatDay(statement.month, locale, "month") })),
    block("owner", told("owner", [`${t("to")}: ${owner.name}`, owner.address, tax])),
    block("seller", told("seller", [`${t("from")}: ${seller.name}`, seller.address, seller.tax])),
    block(
      "balances",
      SUMS.map((sum) => pen.row(sum, {}, [t(sum), "", money(balances[sum])])),
    ),
    pen.row("head", STYLES.head, [t("booking"), t("earned_on"), ...heads]),
    ...lines.map((line) =>
      pen.row(`${line.position}`, {}, [
        line.correction ? `${line.booking} (${t("correction")})` : line.booking,
        formatDay(line.earnedOn, locale, "brief"),
        ...partsOf(line),
      ]),
    ),
    pen.row("sum", STYLES.head, [t("sum"), "", ...partsOf(total)]),
    block("about", [
      ...(isProvider
        ? []
        : [pen.text("vat", STYLES.text, t("vat", { amount: inOrder(money(total.vatMinor)) }))]),
      pen.text("model", STYLES.text, t(isProvider ? "about_provider" : "about_intermediary")),
      pen.text("unchanged", STYLES.text, t("unchanged")),
      ...(statement.demo ? [pen.text("demo", STYLES.text, t("demo"))] : []),
    ]),
    createElement(pdf.Text, {
      fixed: true,
      style: [STYLES.foot, { direction: "ltr" }],
      render: ({ pageNumber, totalPages }) => `${number} · ${pageNumber}/${totalPages}`,
    }),
  );
  return pdf.renderToBuffer(
    createElement(pdf.Document, { title: stripBidiMarks(t("title", { number })), language: locale }, page),
  );
}

function sumOf(lines: readonly SaleParts[]): SaleParts {
  const sum = (part: keyof SaleParts) => lines.reduce((all, line) => all + line[part], 0);
  return {
    keptMinor: sum("keptMinor"),
    commissionMinor: sum("commissionMinor"),
    vatMinor: sum("vatMinor"),
    withholdingMinor: sum("withholdingMinor"),
    goodwillMinor: sum("goodwillMinor"),
    shareMinor: sum("shareMinor"),
  };
}
