import * as v from "valibot";
import { CURRENCIES, PAGE_TYPES } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/i18n/locales";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import type { FiledKind } from "@/lib/server/reading/content/files/content-kinds";
import {
  causeMessage,
  type FileIssue,
  issueOf,
  readCause,
} from "@/lib/server/reading/content/files/file-issue";
import type { TextDocument } from "@/lib/server/reading/content/files/parse-document";
import { FAQ_GROUPS } from "@/lib/server/reading/content/list-faqs";

const OTHER_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

const text = ([least, most]: readonly [number, number], what: string) =>
  v.pipe(
    v.string(causeMessage("missing", { name: what })),
    v.check(
      (value) => value.length >= least && value.length <= most,
      ({ input }) => causeMessage("letters", { name: what, letters: input.length, least, most }),
    ),
  );

const wholeNumber = (what: string, least: number, most: number) =>
  v.pipe(
    v.string(causeMessage("missing", { name: what })),
    v.check(
      (value) => /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most,
      causeMessage("whole_number", { name: what, least, most }),
    ),
    v.transform(Number),
  );

const oneOf = <const T extends readonly string[]>(what: string, words: T) =>
  v.picklist(words, ({ received }) =>
    received === "undefined"
      ? causeMessage("missing", { name: what })
      : causeMessage("one_of", { name: what, words: words.join(", ") }),
  );

const slug = v.pipe(
  v.string(causeMessage("missing", { name: "slug" })),
  v.maxLength(80, causeMessage("too_long", { name: "slug", most: 80 })),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, causeMessage("slug_form")),
);

const picture = v.pipe(
  v.string(),
  v.check(
    (key) => findPicture(key) !== null,
    ({ input }) => causeMessage("no_picture", { key: input }),
  ),
);

const instant = v.pipe(
  v.string(),
  v.check(
    (value) =>
      value === "draft" ||
      (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value))),
    causeMessage("instant_form"),
  ),
  v.transform((value) => (value === "draft" ? null : new Date(value).toISOString())),
);

const shortText = (what: string, most: number) =>
  v.pipe(v.string(), v.maxLength(most, causeMessage("too_long", { name: what, most })));

const untranslated = v.pipe(
  v.string(),
  v.transform((value) => value.split(/[,\s]+/).filter(Boolean)),
  v.array(oneOf("untranslated", OTHER_LOCALES)),
);

function textEntries({ scope, title, summary }: FiledKind): v.ObjectEntries {
  return {
    title: text(title, "title"),
    summary: summary[0] === 0 ? v.optional(text(summary, "summary"), "") : text(summary, "summary"),
    ...(scope ? { slug, picture_alt: v.optional(shortText("picture_alt", 160), "") } : {}),
  };
}

/** The Turkish file also carries the fields without a language. */
function baseEntries(filed: FiledKind): v.ObjectEntries {
  return {
    ...textEntries(filed),
    kind: v.optional(v.literal(filed.kind, `"kind" must be ${filed.kind} in this folder`)),
    media_key: v.optional(picture),
    position: v.optional(wholeNumber("position", 0, 100_000), "0"),
    published_at: v.optional(instant),
    published_days_ago: v.optional(wholeNumber("published_days_ago", 0, 100_000)),
    untranslated: v.optional(untranslated, ""),
    version: v.optional(v.string()),
  };
}

const OWN_ENTRIES = {
  page: { page_type: oneOf("page_type", PAGE_TYPES) },
  faq: { group_key: oneOf("group_key", FAQ_GROUPS) },
  blog: {
    author_name: v.optional(shortText("author_name", 80)),
  },
  special_service: {
    lead_days: wholeNumber("lead_days", 0, 365),
    daily_capacity: wholeNumber("daily_capacity", 1, 1000),
    currency: v.optional(oneOf("currency", CURRENCIES), CURRENCIES[0]),
  },
  home_feature: {},
} as const satisfies Record<FiledKind["kind"], v.ObjectEntries>;

export interface FrontMatter {
  title: string;
  summary: string;
  slug?: string;
  /** What its picture shows. */
  picture_alt?: string;
}

/** What only the Turkish file says; absent fields are those of other kinds. */
export interface BaseMatter extends FrontMatter {
  media_key?: string;
  position: number;
  published_at?: string | null;
  published_days_ago?: number;
  untranslated: Locale[];
  /** What an export wrote of the text that the site has: see `versionOf`. */
  version?: string;
  page_type?: (typeof PAGE_TYPES)[number];
  group_key?: string;
  author_name?: string;
  lead_days?: number;
  daily_capacity?: number;
  currency?: (typeof CURRENCIES)[number];
}

/** The front matter of a Turkish file; errors go to `issues`, and the result is null. */
export function readBaseMatter(
  filed: FiledKind,
  document: TextDocument,
  issues: FileIssue[],
): BaseMatter | null {
  const entries: v.ObjectEntries = { ...baseEntries(filed), ...OWN_ENTRIES[filed.kind] };
  const { published_at, published_days_ago } = document.matter;
  if ((published_at === undefined) === (published_days_ago === undefined)) {
    issues.push({
      file: document.file,
      line: document.lines.published_at ?? 1,
      problem: `either "published_at" or "published_days_ago" must be there`,
    });
  }
  return read(v.strictObject(entries), document, issues) as BaseMatter | null;
}

/** The front matter of a translation. */
export function readFrontMatter(
  filed: FiledKind,
  document: TextDocument,
  issues: FileIssue[],
): FrontMatter | null {
  return read(v.strictObject(textEntries(filed)), document, issues) as FrontMatter | null;
}

function read(schema: v.GenericSchema, { file, matter, lines }: TextDocument, issues: FileIssue[]): unknown {
  const result = v.safeParse(schema, matter);
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const name = String(issue.path?.[0]?.key ?? "");
    const line = lines[name] ?? 1;
    const cause = readCause(issue.message);
    if (cause) issues.push(issueOf(file, line, cause.code, cause.values));
    else if (issue.type === "strict_object" && issue.expected === "never")
      issues.push({ file, line, problem: `"${name}" does not belong here` });
    else if (issue.type === "strict_object") issues.push(issueOf(file, line, "missing", { name }));
    else issues.push({ file, line, problem: issue.message });
  }
  return null;
}
