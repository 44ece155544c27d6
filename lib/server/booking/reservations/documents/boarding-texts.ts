import { createTranslator } from "next-intl";
import { loadMessages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

/** All sentences in one language, for the documents that are made outside of pages: boarding card and calendar. */
export async function boardingTexts(locale: Locale) {
  return createTranslator({ locale, messages: await loadMessages(locale) });
}

export type BoardingTexts = Awaited<ReturnType<typeof boardingTexts>>;
