import { directionOf, type Locale } from "@/lib/i18n/locales";
import { escapeHtml } from "@/lib/server/platform/escape-html";
import type { MailContent, MailFrame, MailOffer } from "@/lib/server/talk/mail/layout/mail-content";

/** The colours of the site (globals.css); mail programs read no style sheets of ours. */
const COLOR = {
  ink: "#0A1F33",
  muted: "#4A5B6C",
  navy: "#0F2F4F",
  sea: "#0B7285",
  coral: "#C8401B",
  sand: "#FAF6EF",
  line: "#E3E8EC",
};

/** Only for programs that ask for dark mails: the others go by the styles of the elements. */
const DARK = `@media (prefers-color-scheme:dark){
.page,.box{background:#0B1622!important}.card{background:#13243A!important;border-color:#2A3E56!important}
.text{color:#E6EDF3!important}.soft{color:#A9B8C6!important}.head{color:#FFFFFF!important}.link{color:#6CC5D5!important}
.line{border-color:#2A3E56!important}}`;

/** On phones a third of the mail is too narrow for a date. */
const NARROW = "@media (max-width:480px){.third{width:100%!important;margin-inline-end:0!important}}";
const FONT = "font-family:'Readex Pro',-apple-system,'Segoe UI',Roboto,'Noto Sans Arabic',Arial,sans-serif";

/** Offer, order and boat numbers; a line must not end inside of one. */
const NUMBER = /\b[A-Z]{3}-[0-9A-Z]{4,}\b/g;

/** Text as HTML whose numbers stay whole. */
const escapeText = (text: string) =>
  escapeHtml(text).replace(NUMBER, (number) => `<span style="white-space:nowrap">${number}</span>`);

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeText(text)}</p>`;

const hint = (text: string) =>
  `<p class="soft" style="margin:0 0 16px;font-size:14px;color:${COLOR.muted}">${escapeText(text)}</p>`;

/** A picture as wide as its box; its text stands there for readers without pictures. */
const image = (src: string, alt: string) =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="552" style="display:block;width:100%;max-width:552px;height:auto;border:0;border-radius:10px;color:${COLOR.muted}">`;

function placeBox({ map, alt, label, href }: NonNullable<MailContent["place"]>): string {
  const link = `<a class="link" href="${escapeHtml(href)}" style="color:${COLOR.sea};font-weight:600">${escapeHtml(label)}</a>`;
  return `<div style="margin:16px 0 8px"><a href="${escapeHtml(href)}">${image(map, alt)}</a><p style="margin:8px 0 0">${link}</p></div>`;
}

function linkLine(links: NonNullable<MailContent["links"]>): string {
  const items = links.map(
    ({ label, href }) =>
      `<a class="link" href="${escapeHtml(href)}" style="color:${COLOR.sea};font-weight:600">${escapeHtml(label)}</a>`,
  );
  return `<p style="margin:0 0 24px">${items.join(" &nbsp; ")}</p>`;
}

function quoteBox(text: string): string {
  const style = `margin:0 0 24px;padding:12px 16px;background:${COLOR.sand};border-radius:10px;white-space:pre-line;overflow-wrap:anywhere`;
  return `<p dir="auto" class="box" style="${style}">${escapeHtml(text.trim())}</p>`;
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
      `<tr><td class="line soft" style="${cell};width:40%;padding-inline-end:16px;color:${COLOR.muted}">${escapeHtml(label)}</td>` +
      `<td class="line" style="${cell};font-weight:600"><bdi>${escapeText(value)}</bdi></td></tr>`,
  );
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 8px">${rows.join("")}</table>`;
}

function buttonLink({ label, href }: NonNullable<MailContent["button"]>): string {
  const style = `display:inline-block;background:${COLOR.coral};color:#fff;text-decoration:none;font-weight:600;padding:14px 28px;border-radius:10px`;
  return `<p style="margin:8px 0 24px"><a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

function leadLine({ label, value }: NonNullable<MailContent["lead"]>): string {
  const small = `<span class="soft" style="display:block;font-size:14px;color:${COLOR.muted}">${escapeHtml(label)}</span>`;
  return `<p class="head" style="margin:0 0 20px;font-size:28px;line-height:34px;font-weight:700;color:${COLOR.navy}">${small}<bdi>${escapeText(value)}</bdi></p>`;
}

/** Beside each other where there is room, below each other on phones: no program needs to know columns for it. */
function blockRow(blocks: NonNullable<MailContent["blocks"]>): string {
  const box = `display:inline-block;vertical-align:top;box-sizing:border-box;width:32%;min-width:160px;padding:12px 14px;margin:0 0 8px;margin-inline-end:1%;background:${COLOR.sand};border-radius:10px`;
  const parts = blocks.map(
    ({ label, value, detail }) =>
      `<div class="box third" style="${box}"><span class="soft" style="display:block;font-size:14px;color:${COLOR.muted}">${escapeHtml(label)}</span>` +
      `<strong class="head" style="display:block;color:${COLOR.navy}"><bdi>${escapeText(value)}</bdi></strong>` +
      `${detail ? `<span style="display:block;font-size:14px"><bdi>${escapeText(detail)}</bdi></span>` : ""}</div>`,
  );
  return `<div style="margin:0 0 16px">${parts.join("")}</div>`;
}

function offerRows({ title, items }: NonNullable<MailContent["offers"]>): string {
  const heading = `<h2 class="head" style="margin:0 0 12px;font-size:18px;color:${COLOR.navy}">${escapeHtml(title)}</h2>`;
  return `<div style="margin:0 0 24px">${heading}${items.map(offerCard).join("")}</div>`;
}

function offerCard({ title, detail, href, picture }: MailOffer): string {
  const link = (inner: string) =>
    `<a class="text" href="${escapeHtml(href)}" style="text-decoration:none;color:${COLOR.ink}">${inner}</a>`;
  const words =
    `<strong class="link" style="color:${COLOR.sea}"><bdi>${escapeHtml(title)}</bdi></strong><br>` +
    `<span class="soft" style="font-size:14px;color:${COLOR.muted}">${escapeHtml(detail)}</span>`;
  const shown =
    picture &&
    `<td width="160" style="padding:0;width:160px">${link(`<img src="${escapeHtml(picture)}" alt="" width="160" height="107" style="display:block;width:160px;height:107px;object-fit:cover;border:0">`)}</td>`;
  return `<table role="presentation" class="line" style="width:100%;border-collapse:separate;border-spacing:0;margin:0 0 8px;border:1px solid ${COLOR.line};border-radius:10px;overflow:hidden"><tr>${shown || ""}<td style="padding:12px 16px;vertical-align:middle">${link(words)}</td></tr></table>`;
}

function endLine({ question, label, href }: NonNullable<MailContent["end"]>): string {
  const link = `<a class="link" href="${escapeHtml(href)}" style="color:${COLOR.sea}">${escapeHtml(label)}</a>`;
  const style = `margin:16px 0 0;padding:16px 0 0;border-top:1px solid ${COLOR.line};font-size:14px;color:${COLOR.muted}`;
  return `<p class="soft line" style="${style}">${escapeHtml(question)} ${link}</p>`;
}

function codeBox(code: string): string {
  const style = `margin:0 0 24px;padding:16px;background:${COLOR.sand};border-radius:10px;font-size:32px;font-weight:700;letter-spacing:8px;text-align:center`;
  return `<p dir="ltr" class="box" style="${style}">${escapeHtml(code)}</p>`;
}

/**
 * The mail as a whole HTML document: the preview, the way on, then the details; readable without pictures, in the
 * dark and in both writing directions.
 */
export function renderHtml(content: MailContent, { brand, footer, logo }: MailFrame, locale: Locale): string {
  const {
    picture,
    lead,
    blocks,
    quote,
    code,
    offers,
    button,
    links,
    hint: small,
    facts,
    place,
    end,
  } = content;
  const parts = [
    lead ? leadLine(lead) : "",
    ...content.paragraphs.map(paragraph),
    blocks?.length ? blockRow(blocks) : "",
    quote ? quoteBox(quote) : "",
    code ? codeBox(code) : "",
    offers ? offerRows(offers) : "",
    button ? buttonLink(button) : "",
    links?.length ? linkLine(links) : "",
    small ? hint(small) : "",
    facts?.length ? factRows(facts) : "",
    place ? placeBox(place) : "",
    end ? endLine(end) : "",
  ];
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title><style>${DARK}${NARROW}</style></head>
<body class="page text" style="margin:0;background:${COLOR.sand};color:${COLOR.ink};${FONT};font-size:16px;line-height:${directionOf(locale) === "rtl" ? "1.8" : "1.6"}">
${preview(content)}
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<p class="head" style="margin:0 0 16px;font-size:22px;font-weight:700;color:${COLOR.navy}"><img src="${escapeHtml(logo)}" alt="" width="32" height="32" style="vertical-align:middle;border:0;border-radius:8px"> ${escapeHtml(brand)}</p>
<div class="card" style="background:#fff;border:1px solid ${COLOR.line};border-radius:12px;padding:24px">
${picture ? `<div style="margin:0 0 20px">${image(picture.src, picture.alt)}</div>` : ""}
<h1 class="head" style="margin:0 0 16px;font-size:28px;line-height:34px;color:${COLOR.navy}">${escapeText(content.subject)}</h1>
${parts.join("\n")}
</div>
<p class="soft" style="margin:16px 0 0;font-size:12px;color:${COLOR.muted}">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;
}
