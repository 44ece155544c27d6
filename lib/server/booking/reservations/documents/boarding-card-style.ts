import { readFileSync } from "node:fs";
import path from "node:path";
import { directionOf, type Locale } from "@/lib/i18n/locales";

/** The site's own cuts of its font; one family each, so that a letter is taken from the first that has it. */
const FONT_FOLDER = "components/layout/fonts";
const FACES = ["latin", "turkish", "arabic"] as const;
type Face = (typeof FACES)[number];

const rules = new Map<Face, string>();

/** A font within the style sheet, read once: the document must look the same without a connection. */
function faceRule(face: Face): string {
  const known = rules.get(face);
  if (known) return known;
  const file = readFileSync(path.join(process.cwd(), FONT_FOLDER, `readex-pro-${face}.woff2`));
  const source = `url(data:font/woff2;base64,${file.toString("base64")}) format("woff2")`;
  const rule = `@font-face { font-family: "Readex ${face}"; font-weight: 400 700; src: ${source}; }`;
  rules.set(face, rule);
  return rule;
}

/**
 * The style sheet of the boarding card: the colours and the face of the site, with nothing to fetch. About 30 KB, and
 * 50 KB where the language needs Arabic letters.
 */
export function boardingCardStyle(locale: Locale): string {
  const faces = directionOf(locale) === "rtl" ? FACES : FACES.filter((face) => face !== "arabic");
  return `${faces.map(faceRule).join("\n")}${STYLE}`;
}

const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; margin: 0; }
body { background: #faf6ef; color: #0a1f33; font: 16px/1.6 "Readex latin", "Readex turkish", "Readex arabic", system-ui, "Segoe UI", Roboto, "Noto Sans Arabic", Arial, sans-serif; }
:lang(ar) body { line-height: 1.8; }
.demo { background: #0f2f4f; color: #fff; padding: .5rem 1rem; text-align: center; font-size: .875rem; font-weight: 600; }
main { max-width: 44rem; margin-inline: auto; padding: 1rem; }
.card { background: #fff; border: 1px solid #e3e8ec; border-radius: 12px; overflow: hidden; }
header { background: #0f2f4f; color: #fff; padding: 1.25rem 1.5rem; }
header p:first-child { font-weight: 700; }
h1 { font-size: 1.75rem; line-height: 1.25; }
h2 { font-size: 1rem; color: #0f2f4f; }
.proof { display: flex; flex-wrap: wrap; align-items: center; gap: 1.25rem; padding: 1.5rem; border-bottom: 1px dashed #b9c4cd; }
.proof svg { width: 11rem; height: 11rem; flex: none; margin-inline: auto; }
.proof div { flex: 1 1 14rem; }
.code { font-size: 1.5rem; font-weight: 700; letter-spacing: .06em; font-variant-numeric: tabular-nums; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 1rem 1.5rem; padding: 1.5rem; }
.map { padding: 0 1.5rem 1.5rem; }
.map svg { display: block; width: 100%; border: 1px solid #e3e8ec; border-radius: 12px; }
.map figcaption { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding-top: .5rem; }
dt, .quiet { color: #4a5b6c; font-size: .875rem; }
dd { font-weight: 600; }
dd .quiet { font-weight: 400; display: block; }
.wide { grid-column: 1 / -1; }
.due { background: #faf6ef; padding: 1rem 1.5rem; }
.due dd { font-size: 1.375rem; font-weight: 700; color: #0f2f4f; }
.due dd .quiet { font-size: .875rem; }
footer { padding: 1rem 1.5rem; }
.screen { display: block; }
.clock { font-size: 1.25rem; font-weight: 700; color: #0f2f4f; font-variant-numeric: tabular-nums; }
a { color: #095a68; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; padding-block: 1rem; }
.actions > * { display: inline-flex; align-items: center; min-height: 44px; padding-inline: 1.25rem; border-radius: 10px; border: 1px solid #7b8a99; background: #fff; color: #0f2f4f; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
:focus-visible { outline: 3px solid #0b7285; outline-offset: 2px; }
@media print {
  @page { margin: 12mm; }
  body { background: #fff; font-size: 11pt; }
  main { max-width: none; padding: 0; }
  .actions, .screen { display: none; }
  header { background: none; color: #0f2f4f; border-bottom: 2px solid #0f2f4f; }
  .card { border-color: #7b8a99; break-inside: avoid; }
  .due { background: none; border-top: 1px dashed #b9c4cd; }
  a { color: inherit; text-decoration: none; }
}
`;
