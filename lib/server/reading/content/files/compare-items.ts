import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { describeChange } from "@/lib/server/platform/files/describe-change";
import type {
  ContentItem,
  ContentPackage,
  ContentText,
} from "@/lib/server/reading/content/files/content-item";

const FIELDS = ["kind", "pageType", "groupKey", "mediaKey", "authorName", "position", "publishedAt"] as const;
const PARTS = ["title", "summary", "body", "pictureAlt"] as const satisfies (keyof ContentText)[];

type Value = string | number | null | undefined;

/** A changed field, named as in the files; `from` and `to` are whole. */
export interface ItemChange {
  locale: Locale | null;
  field: string;
  from: Value;
  to: Value;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The changes to a text, field by field; of a new one (`stored` undefined) everything that it says. */
export function listChanges(stored: ContentItem | undefined, wanted: ContentItem): ItemChange[] {
  const changes: ItemChange[] = FIELDS.map((field) => ({
    locale: null,
    field: snakeCase(field),
    from: stored?.[field],
    to: wanted[field],
  }));
  for (const locale of LOCALES) {
    const [was, is] = [stored?.texts[locale], wanted.texts[locale]];
    if (stored && (!was || !is)) {
      if (was) changes.push({ locale, field: "untranslated", from: was.title, to: null });
      if (is) changes.push({ locale, field: "translated", from: null, to: is.title });
    } else {
      for (const part of PARTS)
        changes.push({ locale, field: snakeCase(part), from: was?.[part], to: is?.[part] });
    }
    changes.push({ locale, field: "slug", from: stored?.slugs[locale], to: wanted.slugs[locale] });
  }
  const { packages: before = [], ...limitsBefore } = stored?.offer ?? {};
  const { packages: after = [], ...limitsAfter } = wanted.offer ?? {};
  const limits = { from: listFields(limitsBefore), to: listFields(limitsAfter) };
  return [...changes, { locale: null, field: "limits", ...limits }, ...comparePackages(before, after)].filter(
    ({ from, to }) => (from ?? "") !== (to ?? ""),
  );
}

function comparePackages(before: readonly ContentPackage[], after: readonly ContentPackage[]): ItemChange[] {
  return [...new Set([...before, ...after].map(({ key }) => key))].flatMap((key): ItemChange[] => {
    const [was, is] = [before, after].map((list) => list.find((one) => one.key === key));
    if (!was || !is)
      return [{ locale: null, field: `package ${key}`, from: was && "removed", to: is && "added" }];
    return (Object.keys(is) as (keyof ContentPackage)[]).map((part) => ({
      locale: null,
      field: `package ${key} ${part}`,
      from: listFields(was[part]),
      to: listFields(is[part]),
    }));
  });
}

/** The changes to a text with former and new values: `tr slug: bays → coves`. Empty when nothing changes. */
export function compareItems(stored: ContentItem, wanted: ContentItem): string[] {
  return listChanges(stored, wanted).map(({ locale, field, from, to }) => {
    if (field === "untranslated") return `${locale} is no longer translated`;
    if (field === "translated") return `${locale} is translated`;
    if (/^package \S+$/.test(field)) return `${field} ${from ?? to}`;
    return `${locale ? `${locale} ` : ""}${field}: ${describeChange(from, to)}`;
  });
}

/** `leadDays 2, dailyCapacity 3`; a value that is no object as it is. */
function listFields(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  return Object.entries(value)
    .map(([name, one]) => `${name} ${one}`)
    .join(", ");
}
