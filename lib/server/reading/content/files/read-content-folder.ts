import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/locales";
import { NotUtf8Error, readUtf8File } from "@/lib/server/platform/files/read-utf8-file";
import type { ContentPackage } from "@/lib/server/reading/content/files/content-item";
import { FILED_KINDS, type FiledKind, PACKAGES_FILE } from "@/lib/server/reading/content/files/content-kinds";
import type { FileIssue } from "@/lib/server/reading/content/files/file-issue";
import { parseDocument, type TextDocument } from "@/lib/server/reading/content/files/parse-document";
import { type FiledItem, readItem } from "@/lib/server/reading/content/files/read-item";
import { lineOf, readPackages } from "@/lib/server/reading/content/files/read-packages";

export interface ReadFolder {
  items: FiledItem[];
  issues: FileIssue[];
}

/** All texts below a folder as `content export` lays them out, and everything that is wrong with them. */
export function readContentFolder(root: string): ReadFolder {
  const issues: FileIssue[] = [];
  const packages = readPackagesFile(root, issues);
  const items = FILED_KINDS.flatMap((filed) => readKind(root, filed, packages, issues));
  for (const service of packages.byService?.keys() ?? []) {
    if (items.some(({ item }) => item.kind === "special_service" && item.key === service)) continue;
    if (existsSync(join(root, `special-services/${service}.${DEFAULT_LOCALE}.md`))) continue;
    issues.push({
      file: PACKAGES_FILE,
      line: lineOf(packages.text, service),
      problem: `there is no service "${service}"`,
    });
  }
  return { items, issues: [...issues, ...findRepeated(items)] };
}

interface Packages {
  text: string;
  /** Null when the file is broken. */
  byService: Map<string, ContentPackage[]> | null;
}

function readPackagesFile(root: string, issues: FileIssue[]): Packages {
  const path = join(root, PACKAGES_FILE);
  if (!existsSync(path)) return { text: "", byService: new Map() };
  const text = readText(root, PACKAGES_FILE, issues);
  return { text: text ?? "", byService: text === null ? null : readPackages(text, issues) };
}

/** Null where the file is not UTF-8, which goes to `issues`. */
function readText(root: string, file: string, issues: FileIssue[]): string | null {
  try {
    return readUtf8File(join(root, file));
  } catch (error) {
    if (!(error instanceof NotUtf8Error)) throw error;
    issues.push({ file, line: error.line, problem: error.message });
    return null;
  }
}

function readKind(root: string, filed: FiledKind, packages: Packages, issues: FileIssue[]): FiledItem[] {
  const folder = join(root, filed.folder);
  if (!existsSync(folder)) return [];
  const documents = readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .flatMap((name): TextDocument[] => {
      const file = `${filed.folder}/${name}`;
      const text = readText(root, file, issues);
      if (text === null) return [];
      const parsed = parseDocument(file, text);
      if (parsed.ok) return [parsed.document];
      issues.push(...parsed.issues);
      return [];
    });
  const keys = [...new Set(documents.map(({ key }) => key))];
  return keys.flatMap((key) => {
    const own = documents.filter((document) => document.key === key);
    const byLocale = Object.fromEntries(own.map((document) => [document.locale, document]));
    const found = readItem({ filed, key, documents: byLocale, packages: packages.byService }, issues);
    return found ? [found] : [];
  });
}

/** Keys are unique over all kinds, slugs within what shares their addresses. */
function findRepeated(items: readonly FiledItem[]): FileIssue[] {
  const issues: FileIssue[] = [];
  const taken = new Map<string, string>();
  const claim = (name: string, document: TextDocument, line: number, problem: (other: string) => string) => {
    const other = taken.get(name);
    if (other) issues.push({ file: document.file, line, problem: problem(other) });
    else taken.set(name, document.file);
  };
  for (const { item, documents } of items) {
    const base = documents[DEFAULT_LOCALE];
    if (base) claim(`key ${item.key}`, base, 1, (other) => `the key "${item.key}" is taken by ${other}`);
    const scope = FILED_KINDS.find(({ kind }) => kind === item.kind)?.scope;
    for (const locale of LOCALES) {
      const document = documents[locale];
      const slug = item.slugs[locale];
      if (!document || !slug) continue;
      const line = document.lines.slug ?? 1;
      claim(
        `${scope} ${locale} ${slug}`,
        document,
        line,
        (other) => `the slug "${slug}" is taken by ${other}`,
      );
    }
  }
  return issues;
}
