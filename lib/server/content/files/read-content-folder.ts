import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/i18n/locales";
import type { ContentItem, ContentPackage } from "@/lib/server/content/files/content-item";
import { FILED_KINDS, type FiledKind, PACKAGES_FILE } from "@/lib/server/content/files/content-kinds";
import { readBaseMatter, readFrontMatter } from "@/lib/server/content/files/front-matter";
import { type FileIssue, parseDocument, type TextDocument } from "@/lib/server/content/files/parse-document";
import { lineOf, readPackages } from "@/lib/server/content/files/read-packages";

/** What the files say, before it is compared with the database. */
export interface FiledItem {
  item: ContentItem;
  /** Days before the first import; then `item.publishedAt` says nothing. */
  publishedDaysAgo: number | null;
  documents: Partial<Record<Locale, TextDocument>>;
}

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
  const text = readFileSync(path, "utf8");
  return { text, byService: readPackages(text, issues) };
}

function readKind(root: string, filed: FiledKind, packages: Packages, issues: FileIssue[]): FiledItem[] {
  const folder = join(root, filed.folder);
  if (!existsSync(folder)) return [];
  const documents = readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .flatMap((name): TextDocument[] => {
      const parsed = parseDocument(`${filed.folder}/${name}`, readFileSync(join(folder, name), "utf8"));
      if (parsed.ok) return [parsed.document];
      issues.push(...parsed.issues);
      return [];
    });
  const keys = [...new Set(documents.map(({ key }) => key))];
  return keys.flatMap((key) => {
    const own = documents.filter((document) => document.key === key);
    const found = readItem(filed, key, own, packages, issues);
    return found ? [found] : [];
  });
}

function readItem(
  filed: FiledKind,
  key: string,
  own: readonly TextDocument[],
  packages: Packages,
  issues: FileIssue[],
): FiledItem | null {
  const documents = Object.fromEntries(
    own.map((document) => [document.locale, document]),
  ) as FiledItem["documents"];
  const base = documents[DEFAULT_LOCALE];
  const refuse = (locale: Locale, line: number, problem: string) =>
    issues.push({ file: `${filed.folder}/${key}.${locale}.md`, line, problem });
  const isBroken = (locale: Locale) =>
    issues.some(({ file }) => file === `${filed.folder}/${key}.${locale}.md`);
  if (!base) {
    if (!isBroken(DEFAULT_LOCALE))
      refuse(DEFAULT_LOCALE, 1, "the file is missing: every text needs its Turkish one");
    return null;
  }
  const matter = readBaseMatter(filed, base, issues);
  const item: ContentItem = {
    kind: filed.kind,
    key,
    pageType: matter?.page_type ?? null,
    groupKey: matter?.group_key ?? null,
    mediaKey: matter?.media_key ?? null,
    authorName: matter?.author_name ?? null,
    position: matter?.position ?? 0,
    publishedAt: matter?.published_at ?? null,
    offer: null,
    texts: {},
    slugs: {},
  };
  if (filed.kind === "special_service") {
    const offered = packages.byService?.get(key) ?? [];
    if (packages.byService && offered.length === 0)
      refuse(DEFAULT_LOCALE, 1, `${PACKAGES_FILE} has no package for "${key}"`);
    item.offer = {
      leadDays: matter?.lead_days ?? 0,
      dailyCapacity: matter?.daily_capacity ?? 1,
      currency: matter?.currency ?? "TRY",
      packages: offered,
    };
  }
  for (const locale of LOCALES) {
    const document = documents[locale];
    const left: boolean = locale !== DEFAULT_LOCALE && (matter?.untranslated ?? []).includes(locale);
    if (!document) {
      if (matter && !left && !isBroken(locale))
        refuse(
          locale,
          1,
          `the file is missing; without a translation say "untranslated: ${locale}" in the Turkish one`,
        );
      continue;
    }
    if (left) refuse(locale, 1, `the Turkish file says that this language is untranslated`);
    const words = locale === DEFAULT_LOCALE ? matter : readFrontMatter(filed, document, issues);
    if (document.body === "") refuse(locale, document.bodyLine, "the text is empty");
    if (!words) continue;
    item.texts[locale] = { title: words.title, summary: words.summary, body: document.body };
    if (words.slug) item.slugs[locale] = words.slug;
  }
  return { item, publishedDaysAgo: matter?.published_days_ago ?? null, documents };
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
