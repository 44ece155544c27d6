import { LOCALES } from "@/lib/i18n/locales";
import type { ContentItem } from "@/lib/server/content/files/content-item";

const FIELDS = ["kind", "pageType", "groupKey", "mediaKey", "authorName", "position", "publishedAt"] as const;

/** The changes to a text, named as in its files: `en title`, `tr slug bays → coves`. Empty when nothing. */
export function compareItems(stored: ContentItem, wanted: ContentItem): string[] {
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
  const changes: string[] = FIELDS.filter((field) => !same(stored[field], wanted[field])).map((field) =>
    field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  for (const locale of LOCALES) {
    const [was, is] = [stored.texts[locale], wanted.texts[locale]];
    if (!was || !is) {
      if (was) changes.push(`${locale} is no longer translated`);
      if (is) changes.push(`${locale} is translated`);
    } else {
      for (const part of ["title", "summary", "body"] as const) {
        if (was[part] !== is[part]) changes.push(`${locale} ${part}`);
      }
    }
    const [from, to] = [stored.slugs[locale], wanted.slugs[locale]];
    if (from !== to) changes.push(`${locale} slug ${from ?? "–"} → ${to ?? "–"}`);
  }
  const { packages: before = [], ...limitsBefore } = stored.offer ?? {};
  const { packages: after = [], ...limitsAfter } = wanted.offer ?? {};
  if (!same(limitsBefore, limitsAfter)) changes.push("limits");
  for (const key of new Set([...before, ...after].map((one) => one.key))) {
    const [was, is] = [before, after].map((list) => list.find((one) => one.key === key));
    if (!same(was, is)) changes.push(`package ${key}${was ? (is ? "" : " removed") : " added"}`);
  }
  return changes;
}
