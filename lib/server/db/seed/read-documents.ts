import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { seedPath } from "./read-seed";

/** A text of `seed/content/<folder>/<key>.<locale>.md`: front matter, then Markdown. */
export interface SeedDocument {
  key: string;
  locale: Locale;
  /** The lines `name: value` between the two rows of dashes. */
  matter: Readonly<Record<string, string>>;
  body: string;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** All documents of a folder, by key and language; none when there is no such folder. */
export function readDocuments(name: string): SeedDocument[] {
  const folder = seedPath(`content/${name}`);
  return listFiles(folder)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => readDocument(folder, file));
}

/** Documents by key, each in the three languages. Throws when one is missing. */
export function groupByKey(documents: readonly SeedDocument[]): Map<string, Record<Locale, SeedDocument>> {
  const keys = [...new Set(documents.map(({ key }) => key))];
  return new Map(
    keys.map((key) => {
      const translations = LOCALES.map((locale) => {
        const found = documents.find((document) => document.key === key && document.locale === locale);
        if (!found) throw new Error(`The text ${key} is missing in ${locale}`);
        return [locale, found];
      });
      return [key, Object.fromEntries(translations) as Record<Locale, SeedDocument>];
    }),
  );
}

/** A field of the front matter that must be there. */
export function matterOf(document: SeedDocument, name: string): string {
  const value = document.matter[name];
  if (!value) throw new Error(`${document.key}.${document.locale}.md has no "${name}"`);
  return value;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readDocument(folder: string, name: string): SeedDocument {
  const [key = "", locale] = name.split(".");
  const found = FRONT_MATTER.exec(readFileSync(join(folder, name), "utf8"));
  if (!found) throw new Error(`${name} has no front matter`);
  const lines = (found[1] ?? "").split("\n").map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  return { key, locale: locale as Locale, matter: Object.fromEntries(lines), body: (found[2] ?? "").trim() };
}
