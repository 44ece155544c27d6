import type { Messages } from "@/lib/i18n/load-messages";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@/lib/i18n/locales";

export type DateMessages = Pick<Messages, "dates">;
export type WhereMessages = Pick<Messages, "where">;
type FieldMessages = DateMessages & WhereMessages;

// Taken apart at once: the bundler then leaves the rest of the sentences out of the browser's chunk.
const LOADERS = {
  tr: async () => {
    const { dates, where } = await import("@/messages/tr.json");
    return { dates, where };
  },
  en: async () => {
    const { dates, where } = await import("@/messages/en.json");
    return { dates, where };
  },
  ar: async () => {
    const { dates, where } = await import("@/messages/ar.json");
    return { dates, where };
  },
} as const satisfies Record<Locale, () => Promise<unknown>>;

/** What the lists and calendars of fields say, in the page's language; fetched when one opens. */
export async function loadFieldMessages(): Promise<{ locale: Locale; messages: FieldMessages }> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  return { locale, messages: (await LOADERS[locale]()) as FieldMessages };
}
