import { directionOf, type Locale } from "@/lib/i18n/locales";
import { escapeHtml } from "@/lib/server/escape-html";
import type { MailContent } from "@/lib/server/mail/mail-content";

/** The colours of the site (globals.css); mail programs read no style sheets. */
const COLOR = {
  ink: "#0A1F33",
  navy: "#0F2F4F",
  sea: "#0B7285",
  coral: "#C8401B",
  sand: "#FAF6EF",
  line: "#E3E8EC",
};
const FONT = "font-family:'Readex Pro',-apple-system,'Segoe UI',Roboto,'Noto Sans Arabic',Arial,sans-serif";

/** Offer, order and boat numbers; a line must not end inside of one. */
const NUMBER = /\b[A-Z]{3}-[0-9A-Z]{4,}\b/g;

/** Text as HTML whose numbers stay whole. */
const escapeText = (text: string) =>
  escapeHtml(text).replace(NUMBER, (number) => `<span style="white-space:nowrap">${number}</span>`);

const paragraph = (text: string, style = "") => `<p style="margin:0 0 16px;${style}">${escapeText(text)}</p>`;

function quoteBox(text: string): string {
  const style = `margin:0 0 24px;padding:12px 16px;background:${COLOR.sand};border-radius:10px;white-space:pre-line;overflow-wrap:anywhere`;
  return `<p dir="auto" style="${style}">${escapeHtml(text.trim())}</p>`;
}

/** What mail programs show beside the subject: the preview itself rather than the name of the shop. */
function preview({ paragraphs }: MailContent): string {
  const preview = paragraphs[1] ?? paragraphs[0] ?? "";
  return `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`;
}

function factRows(facts: NonNullable<MailContent["facts"]>): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${COLOR.line};vertical-align:top`;
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td style="${cell};width:40%;padding-inline-end:16px;color:#4A5B6C">${escapeHtml(label)}</td>` +
      `<td style="${cell};font-weight:600"><bdi>${escapeText(value)}</bdi></td></tr>`,
  );
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 8px">${rows.join("")}</table>`;
}

function buttonLink({ label, href }: NonNullable<MailContent["button"]>): string {
  const style = `display:inline-block;background:${COLOR.coral};color:#fff;text-decoration:none;font-weight:600;padding:14px 28px;border-radius:10px`;
  return `<p style="margin:8px 0 24px"><a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

function offerRows({ title, items }: NonNullable<MailContent["offers"]>): string {
  const card = `display:block;margin:0 0 8px;padding:12px 16px;border:1px solid ${COLOR.line};border-radius:10px;text-decoration:none;color:${COLOR.ink}`;
  const links = items.map(
    (offer) =>
      `<a href="${escapeHtml(offer.href)}" style="${card}"><strong style="color:${COLOR.sea}"><bdi>${escapeHtml(offer.title)}</bdi></strong><br>` +
      `<span style="font-size:14px;color:#4A5B6C">${escapeHtml(offer.detail)}</span></a>`,
  );
  const heading = `<h2 style="margin:0 0 12px;font-size:18px;color:${COLOR.navy}">${escapeHtml(title)}</h2>`;
  return `<div style="margin:0 0 24px">${heading}${links.join("")}</div>`;
}

function endLine({ question, label, href }: NonNullable<MailContent["end"]>): string {
  const link = `<a href="${escapeHtml(href)}" style="color:${COLOR.sea}">${escapeHtml(label)}</a>`;
  const style = `margin:16px 0 0;padding:16px 0 0;border-top:1px solid ${COLOR.line};font-size:14px;color:#4A5B6C`;
  return `<p style="${style}">${escapeHtml(question)} ${link}</p>`;
}

function codeBox(code: string): string {
  const style = `margin:0 0 24px;padding:16px;background:${COLOR.sand};border-radius:10px;font-size:32px;font-weight:700;letter-spacing:8px;text-align:center`;
  return `<p dir="ltr" style="${style}">${escapeHtml(code)}</p>`;
}

/** The mail as a whole HTML document: the preview, the way on, then the details; readable without pictures and in both writing directions. */
export function renderHtml(content: MailContent, brand: string, footer: string, locale: Locale): string {
  const parts = [
    ...content.paragraphs.map((text) => paragraph(text)),
    content.quote ? quoteBox(content.quote) : "",
    content.code ? codeBox(content.code) : "",
    content.offers ? offerRows(content.offers) : "",
    content.button ? buttonLink(content.button) : "",
    content.hint ? paragraph(content.hint, "font-size:14px;color:#4A5B6C") : "",
    content.facts?.length ? factRows(content.facts) : "",
    content.end ? endLine(content.end) : "",
  ];
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;background:${COLOR.sand};color:${COLOR.ink};${FONT};font-size:16px;line-height:${directionOf(locale) === "rtl" ? "1.8" : "1.6"}">
${preview(content)}
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;font-size:22px;font-weight:700;color:${COLOR.navy}">${escapeHtml(brand)}</p>
<div style="background:#fff;border:1px solid ${COLOR.line};border-radius:12px;padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${COLOR.navy}">${escapeText(content.subject)}</h1>
${parts.join("\n")}
</div>
<p style="margin:16px 0 0;font-size:12px;color:#4A5B6C">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;
}
