import { LOCALES } from "@/lib/i18n/locales";
import { describeChange } from "@/lib/server/platform/files/describe-change";
import type { ContentItem, ContentPackage } from "@/lib/server/reading/content/files/content-item";

const FIELDS = ["kind", "pageType", "groupKey", "mediaKey", "authorName", "position", "publishedAt"] as const;

/**
 * The changes to a text, named as in its files, with former and new values: `tr slug: bays → coves`. Empty when
 * nothing changes.
 */
export function compareItems(stored: ContentItem, wanted: ContentItem): string[] {
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
  const changes: string[] = FIELDS.filter((field) => !same(stored[field], wanted[field])).map((field) => {
    const name = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return `${name}: ${describeChange(stored[field], wanted[field])}`;
  });
  for (const locale of LOCALES) {
    const [was, is] = [stored.texts[locale], wanted.texts[locale]];
    if (!was || !is) {
      if (was) changes.push(`${locale} is no longer translated`);
      if (is) changes.push(`${locale} is translated`);
    } else {
      for (const part of ["title", "summary", "body"] as const) {
        if (was[part] !== is[part]) changes.push(`${locale} ${part}: ${describeChange(was[part], is[part])}`);
      }
    }
    const [from, to] = [stored.slugs[locale], wanted.slugs[locale]];
    if (from !== to) changes.push(`${locale} slug: ${describeChange(from, to)}`);
  }
  const { packages: before = [], ...limitsBefore } = stored.offer ?? {};
  const { packages: after = [], ...limitsAfter } = wanted.offer ?? {};
  if (!same(limitsBefore, limitsAfter))
    changes.push(`limits: ${describeChange(listFields(limitsBefore), listFields(limitsAfter))}`);
  for (const key of new Set([...before, ...after].map((one) => one.key))) {
    const [was, is] = [before, after].map((list) => list.find((one) => one.key === key));
    if (was && is) {
      for (const field of Object.keys(is) as (keyof ContentPackage)[]) {
        if (!same(was[field], is[field]))
          changes.push(
            `package ${key} ${field}: ${describeChange(listFields(was[field]), listFields(is[field]))}`,
          );
      }
    } else changes.push(`package ${key} ${was ? "removed" : "added"}`);
  }
  return changes;
}

/** `leadDays 2, dailyCapacity 3`; a value that is no object as it is. */
function listFields(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  return Object.entries(value)
    .map(([name, one]) => `${name} ${one}`)
    .join(", ");
}
