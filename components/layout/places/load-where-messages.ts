import type { Messages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

export type WhereMessages = Pick<Messages, "where">;

// Taken apart at once: the bundler then leaves the rest of the sentences out of the browser's chunk.
const LOADERS = {
  tr: async () => {
    const { where } = await import("@/messages/tr.json");
    return { where };
  },
  en: async () => {
    const { where } = await import("@/messages/en.json");
    return { where };
  },
  ar: async () => {
    const { where } = await import("@/messages/ar.json");
    return { where };
  },
} as const satisfies Record<Locale, () => Promise<unknown>>;

/** The texts of the list of places in the browser, fetched with the list. */
export async function loadWhereMessages(locale: Locale): Promise<WhereMessages> {
  return (await LOADERS[locale]()) as WhereMessages;
}
