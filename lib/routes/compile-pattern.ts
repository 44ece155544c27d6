import {
  BOAT_PAGES,
  BOOKING_KINDS,
  CATALOGUE_SECTIONS,
  CONTENT_KINDS,
  CONTRACT_KINDS,
  CONVERSATION_KINDS,
  PAGE_TYPES,
} from "@/lib/domain/shared/vocabulary";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { PAGE_SEGMENTS } from "@/lib/routes/page-segments";

const MAX_SLUG_LENGTH = 80;

/** What each parameter may look like; anything else is not an address of ours. */
const SHAPES: Record<string, string> = {
  slug: "[a-z0-9]+(?:-[a-z0-9]+)*",
  id: "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}",
  number: "[a-z]{2,5}-[0-9a-z]{8}",
  list: "[a-z]+(?:-[a-z]+)?",
  token: "[A-Za-z0-9_-]{16,256}",
  kind: CONVERSATION_KINDS.join("|"),
  section: CATALOGUE_SECTIONS.join("|"),
  key: "[a-z0-9]+(?:-[a-z0-9]+)*",
  // The number of what it is about; of a contact message its id.
  conversation: "[a-z]{2,5}-[0-9a-z]{8}|[0-9]{1,15}",
  // Of a boat.
  code: "[a-z0-9][a-z0-9-]{2,19}",
  part: BOAT_PAGES.join("|"),
  // The key of a text.
  text: "[a-z0-9][a-z0-9_-]{0,59}",
  written: CONTENT_KINDS.join("|"),
  language: LOCALES.join("|"),
  subject: BOOKING_KINDS.join("|"),
  contract: CONTRACT_KINDS.join("|"),
  // The number of an owner's statement, and its files.
  statement: "20[0-9]{2}-[0-9]{4,6}",
  file: [...LOCALES.map((locale) => `pdf-${locale}`), "csv"].join("|"),
};

/** In a token and a key the case has a meaning; a number is written as people read it out. The rest is lower case. */
const CASES: Record<string, (text: string) => string> = {
  token: (text) => text,
  text: (text) => text,
  number: (text) => text.toUpperCase(),
  conversation: (text) => text.toUpperCase(),
  code: (text) => text.toUpperCase(),
};

type Values = Record<string, string>;

/**
 * Makes a reader of one address pattern: path → parameters, or null. Another case is accepted (the
 * caller redirects it), except in tokens.
 */
export function compilePattern(pattern: string, locale: Locale): (path: string) => Values | null {
  const names: string[] = [];
  const segments: readonly string[] = Object.values(PAGE_SEGMENTS[locale]);
  const source = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return name === "type" ? `(${[...new Set(segments)].join("|")})` : `(${SHAPES[name]})`;
  });
  const reader = new RegExp(`^${source}$`, "i");
  return (path) => {
    const found = reader.exec(path);
    if (!found) return null;
    const values: Values = {};
    for (const [index, name] of names.entries()) {
      const text = found[index + 1] ?? "";
      values[name] = CASES[name]?.(text) ?? text.toLowerCase();
    }
    if ((values.slug?.length ?? 0) > MAX_SLUG_LENGTH) return null;
    if (values.type)
      values.type = PAGE_TYPES.find((type) => PAGE_SEGMENTS[locale][type] === values.type) ?? "";
    return values;
  };
}
