import { PAYLOAD_INSIDE, PAYLOAD_QUERY } from "@/lib/server/runtime/front/payload-request";
import { startScripts } from "@/lib/server/runtime/front/start-scripts";

const SCRIPT = /<script src="[^"]+" async=""><\/script>/g;
const ANY_SCRIPT_FILE = /<script\b[^>]*\ssrc=/g;
/** Only old browsers run these; they stay where they are. */
const LEGACY_SCRIPT = /<script src="[^"]+" noModule="">/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** The starter as text, since every page carries it without comments and indentation: no string of it holds a space. */
const STARTER = `(${startScripts})("${PAYLOAD_QUERY}","${PAYLOAD_INSIDE}")`
  .replaceAll(/\/\/.*/g, "")
  .replaceAll(/\s+/g, " ")
  .replaceAll(/ ?([^\w"'`$]) ?/g, "$1");

const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

/**
 * A page whose scripts do not compete with its first picture: they are in a `<template>`, which browsers neither
 * fetch nor run, until the starter at the end of the page inserts them. `first` runs before them. A page without
 * scripts stays as it is. Throws when Next writes its tags in another way than known here.
 */
export function deferScripts(html: string, first = ""): string {
  const scripts = html.match(SCRIPT) ?? [];
  if (scripts.length + count(html, LEGACY_SCRIPT) !== count(html, ANY_SCRIPT_FILE))
    throw new Error("a script tag of another shape");
  if (scripts.length === 0) return html;
  if (count(html, /<body[\s>]/g) !== 1) throw new Error("not one <body>");
  if (count(html, /<\/body>/g) !== 1) throw new Error("not one </body>");
  const box = `<template id="scripts">${first}${scripts.join("")}</template>`;
  return html
    .replace(SCRIPT, "")
    .replace(SCRIPT_PRELOAD, "")
    .replace(/<body[^>]*>/, (body) => body + box)
    .replace("</body>", () => `<script>${STARTER}</script></body>`);
}
