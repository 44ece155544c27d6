import type { Locale } from "@/lib/i18n/locales";

/** What Next passes to a page below `[locale]`. */
export interface LocalePage {
  params: Promise<{ locale: Locale }>;
}

/** What Next passes to a page that is named by its slug. */
export interface SlugPage {
  params: Promise<{ locale: Locale; slug: string }>;
}
