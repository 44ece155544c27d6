import {
  type ContentField,
  type ContentFields,
  type PartField,
  partField,
  TEXT_PARTS,
} from "@/lib/contracts/console/content";
import { isTripTime, toInstant, toTripTime } from "@/lib/domain/shared/istanbul-time";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/i18n/locales";
import { filedKind } from "@/lib/server/reading/content/files/content-kinds";
import type { FileIssue, IssueCause } from "@/lib/server/reading/content/files/file-issue";
import type { TextDocument } from "@/lib/server/reading/content/files/parse-document";
import { type FiledItem, readItem } from "@/lib/server/reading/content/files/read-item";
import { type StoredItem, versionOfContent } from "@/lib/server/reading/content/files/read-stored-contents";

/** A field that is wrong, and why; of a text with the line in it. */
export interface FieldIssue {
  field: ContentField;
  line: number | null;
  cause: IssueCause | null;
  problem: string;
}

/** The fields that only the Turkish document has, by kind. */
const OWN_FIELDS = {
  page: ["page_type"],
  faq: ["group_key"],
  blog: ["author_name"],
  special_service: ["lead_days", "daily_capacity", "currency"],
  home_feature: [],
} as const satisfies Record<ContentFields["kind"], readonly ContentField[]>;

/** Beyond the names of the front matter: lines of the text. */
const FIRST_BODY_LINE = 1000;
const NAMES = [
  "title",
  "slug",
  "summary",
  "picture_alt",
  "media_key",
  "position",
  "published_at",
  "version",
  "page_type",
  "group_key",
  "author_name",
  "lead_days",
  "daily_capacity",
  "currency",
] as const;
const LINES = Object.fromEntries(NAMES.map((name, index) => [name, index + 1]));

/**
 * A form as the files that say the same: what is wrong with them is wrong with the form. A language whose fields are
 * all empty is not translated; packages stay those that are stored.
 */
export function itemOfForm(
  form: ContentFields,
  stored: StoredItem | undefined,
  now: Date,
): { items: FiledItem[]; issues: FileIssue[] } {
  const filed = filedKind(form.kind);
  const isWritten = (locale: Locale) => TEXT_PARTS.some((part) => form[partField(part, locale)] !== "");
  const written = LOCALES.filter((locale) => locale === DEFAULT_LOCALE || isWritten(locale));
  const untranslated = LOCALES.filter((locale) => !written.includes(locale)).join(", ");
  const own: readonly ContentField[] = ["media_key", "position", "version", ...OWN_FIELDS[form.kind]];
  const parts = filed.scope ? TEXT_PARTS : (["title", "summary", "body"] as const);
  const documents = Object.fromEntries(
    written.map((locale): [Locale, TextDocument] => {
      const fields = Object.fromEntries([
        ...parts.filter((part) => part !== "body").map((part) => [part, form[partField(part, locale)]]),
        ...(locale === DEFAULT_LOCALE
          ? [
              ...own.map((name) => [name, form[name]]),
              ["published_at", publishedAt(form, stored, now)],
              ["untranslated", untranslated],
            ]
          : []),
      ]);
      const matter = Object.fromEntries(Object.entries<string>(fields).filter(([, value]) => value !== ""));
      const body = form[partField("body", locale)];
      const file = `${filed.folder}/${form.key}.${locale}.md`;
      return [locale, { file, key: form.key, locale, matter, lines: LINES, body, bodyLine: FIRST_BODY_LINE }];
    }),
  );
  const packages = new Map([[form.key, stored?.offer?.packages ?? []]]);
  const issues: FileIssue[] = [];
  const item = readItem({ filed, key: form.key, documents, packages }, issues);
  return { items: item ? [item] : [], issues };
}

/** The day of a text that is published already stays. */
function publishedAt(form: ContentFields, stored: StoredItem | undefined, now: Date): string {
  if (form.publication === "draft") return "draft";
  if (form.publication === "scheduled")
    return isTripTime(form.publish_at) ? toInstant(form.publish_at).toISOString() : `${form.publish_at}?`;
  const since = stored?.publishedAt ? new Date(stored.publishedAt) : now;
  return (since <= now ? since : now).toISOString();
}

/** The field of a form that an issue of its documents is about. */
export function fieldIssueOf({ file, line, problem, cause }: FileIssue): FieldIssue {
  const locale = LOCALES.find((one) => file.endsWith(`.${one}.md`)) ?? DEFAULT_LOCALE;
  const at = (field: ContentField, bodyLine: number | null = null): FieldIssue => {
    return { field, line: bodyLine, cause: cause ?? null, problem };
  };
  if (line >= FIRST_BODY_LINE) return at(`body_${locale}`, line - FIRST_BODY_LINE + 1);
  if (cause?.code === "key_taken" || cause?.code === "no_version") return at("key");
  // A missing line stands nowhere: the cause names it.
  const name = cause?.code === "missing" ? String(cause.values.name) : NAMES[line - 1];
  if (name === "published_at") return at("publish_at");
  const part = TEXT_PARTS.find((one) => one === name);
  return at(part ? (`${part}_${locale}` as PartField) : ((name ?? "key") as ContentField));
}

/** The form of a text as the site has it. */
export function formOfItem(item: StoredItem, now: Date): ContentFields {
  const { publishedAt: since, offer } = item;
  const isDue = since !== null && new Date(since) <= now;
  const texts = LOCALES.flatMap((locale): [PartField, string][] => {
    const text = item.texts[locale];
    return [
      [`title_${locale}`, text?.title ?? ""],
      [`summary_${locale}`, text?.summary ?? ""],
      [`picture_alt_${locale}`, text?.pictureAlt ?? ""],
      [`body_${locale}`, text?.body ?? ""],
      // The address of a language without a text follows the Turkish one.
      [`slug_${locale}`, text ? (item.slugs[locale] ?? "") : ""],
    ];
  });
  return {
    kind: item.kind,
    key: item.key,
    page_type: item.pageType ?? "",
    group_key: item.groupKey ?? "",
    media_key: item.mediaKey ?? "",
    author_name: item.authorName ?? "",
    position: String(item.position),
    lead_days: offer ? String(offer.leadDays) : "",
    daily_capacity: offer ? String(offer.dailyCapacity) : "",
    currency: offer?.currency ?? "",
    publication: since === null ? "draft" : isDue ? "published" : "scheduled",
    publish_at: since === null || isDue ? "" : toTripTime(new Date(since)),
    version: versionOfContent(item),
    ...(Object.fromEntries(texts) as Record<PartField, string>),
  };
}
