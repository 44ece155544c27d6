import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/i18n/locales";
import type {
  ContentItem,
  ContentOffer,
  ContentPackage,
} from "@/lib/server/reading/content/files/content-item";
import { type FiledKind, PACKAGES_FILE } from "@/lib/server/reading/content/files/content-kinds";
import { type FileIssue, issueOf } from "@/lib/server/reading/content/files/file-issue";
import {
  type BaseMatter,
  readBaseMatter,
  readFrontMatter,
} from "@/lib/server/reading/content/files/front-matter";
import type { TextDocument } from "@/lib/server/reading/content/files/parse-document";

/** The content of the files, before it is compared with the database. */
export interface FiledItem {
  item: ContentItem;
  /** Before the first import, when `item.publishedAt` is not meaningful. */
  publishedDaysAgo: number | null;
  /** The version of the text from which the files were made; null where they do not say. */
  version: string | null;
  documents: Partial<Record<Locale, TextDocument>>;
}

/** All files of one key. */
export interface ItemFiles {
  filed: FiledKind;
  key: string;
  documents: FiledItem["documents"];
  /** Packages by service; null when their file is broken. */
  packages: ReadonlyMap<string, ContentPackage[]> | null;
}

/** One text from its files; errors go to `issues`. Null without a Turkish file. */
export function readItem(files: ItemFiles, issues: FileIssue[]): FiledItem | null {
  const { filed, key, documents } = files;
  const base = documents[DEFAULT_LOCALE];
  if (!base) {
    refuseMissing(files, DEFAULT_LOCALE, "every text needs its Turkish one", issues);
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
    offer: filed.kind === "special_service" ? readOffer(files, base, matter, issues) : null,
    ...readTexts(files, matter, issues),
  };
  return {
    item,
    publishedDaysAgo: matter?.published_days_ago ?? null,
    version: matter?.version ?? null,
    documents,
  };
}

function readOffer(
  { key, packages }: ItemFiles,
  base: TextDocument,
  matter: BaseMatter | null,
  issues: FileIssue[],
): ContentOffer {
  const offered = packages?.get(key) ?? [];
  if (packages && offered.length === 0)
    issues.push({ file: base.file, line: 1, problem: `${PACKAGES_FILE} has no package for "${key}"` });
  return {
    leadDays: matter?.lead_days ?? 0,
    dailyCapacity: matter?.daily_capacity ?? 1,
    currency: matter?.currency ?? "TRY",
    packages: offered,
  };
}

function readTexts(
  files: ItemFiles,
  matter: BaseMatter | null,
  issues: FileIssue[],
): Pick<ContentItem, "texts" | "slugs"> {
  const found: Pick<ContentItem, "texts" | "slugs"> = { texts: {}, slugs: {} };
  for (const locale of LOCALES) {
    const document = files.documents[locale];
    const isLeft = matter?.untranslated.includes(locale) ?? false;
    if (!document) {
      const way = `without a translation say "untranslated: ${locale}" in the Turkish one`;
      if (matter && !isLeft) refuseMissing(files, locale, way, issues);
      continue;
    }
    const refuse = (line: number, problem: string) => issues.push({ file: document.file, line, problem });
    if (isLeft) refuse(1, "the Turkish file says that this language is untranslated");
    if (document.body === "") issues.push(issueOf(document.file, document.bodyLine, "text_empty"));
    const texts = locale === DEFAULT_LOCALE ? matter : readFrontMatter(files.filed, document, issues);
    if (!texts) continue;
    const { title, summary, picture_alt: pictureAlt = "" } = texts;
    found.texts[locale] = { title, summary, body: document.body, pictureAlt };
    if (texts.slug) found.slugs[locale] = texts.slug;
  }
  return found;
}

/** A file that exists but is broken has been reported already. */
function refuseMissing({ filed, key }: ItemFiles, locale: Locale, why: string, issues: FileIssue[]): void {
  const file = `${filed.folder}/${key}.${locale}.md`;
  if (issues.some((issue) => issue.file === file)) return;
  issues.push(issueOf(file, 1, "file_missing", { way: why }));
}
