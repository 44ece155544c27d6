import type { PageType } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";

const ENGLISH_SEGMENTS = {
  corporate: "corporate",
  history: "history",
  policy: "corporate", // policy pages live under corporate/{slug} outside Turkish
  contract: "contract",
  static: "static",
} as const satisfies Record<PageType, string>;

/** The first path segment of a content page, per language and type. */
export const PAGE_SEGMENTS: Readonly<Record<Locale, Readonly<Record<PageType, string>>>> = {
  tr: {
    corporate: "corporate",
    history: "history",
    policy: "policy",
    contract: "contract",
    static: "static",
  },
  en: ENGLISH_SEGMENTS,
  ar: ENGLISH_SEGMENTS,
};

/** The segment of a type that is known only at run time; undefined for a kind that has no content pages. */
export function pageSegmentOf(locale: Locale, type: string): string | undefined {
  const segments: Readonly<Record<string, string>> = PAGE_SEGMENTS[locale];
  return segments[type];
}
