import type { Locale } from "@/lib/i18n/locales";

/** The page-relation keys of the generic content pages. */
export const PAGE_KEYS = ["corporate", "history", "policy", "contract", "static"] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

const ENGLISH_SEGMENTS = {
  corporate: "corporate",
  history: "history",
  policy: "corporate", // policy pages live under corporate/{slug} outside Turkish
  contract: "contract",
  static: "static",
} as const satisfies Record<PageKey, string>;

/** The first path segment of a content page, per language and key. */
export const PAGE_SEGMENTS = {
  tr: {
    corporate: "corporate",
    history: "history",
    policy: "policy",
    contract: "contract",
    static: "static",
  },
  en: ENGLISH_SEGMENTS,
  ar: ENGLISH_SEGMENTS,
} as const satisfies Record<Locale, Record<PageKey, string>>;
