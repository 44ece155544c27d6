import type { Messages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

export type DateMessages = Pick<Messages, "dates">;

// Taken apart at once: the bundler then leaves the rest of the sentences out of the browser's chunk.
const LOADERS = {
  tr: async () => {
    const { dates } = await import("@/messages/tr.json");
    return { dates };
  },
  en: async () => {
    const { dates } = await import("@/messages/en.json");
    return { dates };
  },
  ar: async () => {
    const { dates } = await import("@/messages/ar.json");
    return { dates };
  },
} as const satisfies Record<Locale, () => Promise<unknown>>;

/** The texts of a date field's calendar in the browser, fetched with the calendar. */
export async function loadDateMessages(locale: Locale): Promise<DateMessages> {
  return (await LOADERS[locale]()) as DateMessages;
}
