import type { Messages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

// Taken apart at once: the bundler then leaves the other sentences out of the chunk.
const LOADERS = {
  tr: async () => {
    const { error_page } = await import("@/messages/tr.json");
    return error_page;
  },
  en: async () => {
    const { error_page } = await import("@/messages/en.json");
    return error_page;
  },
  ar: async () => {
    const { error_page } = await import("@/messages/ar.json");
    return error_page;
  },
} as const satisfies Record<Locale, () => Promise<unknown>>;

/** The texts of the error page, fetched when they are needed. */
export function loadErrorMessages(locale: Locale): Promise<Messages["error_page"]> {
  return LOADERS[locale]();
}
