import type { Messages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

export type SearchMessages = Pick<Messages, "search" | "boat_code_search" | "common">;

// Taken apart at once: the bundler then leaves the rest of the sentences out of the browser's chunk.
const LOADERS = {
  tr: async () => {
    const { search, boat_code_search, common } = await import("@/messages/tr.json");
    return { search, boat_code_search, common };
  },
  en: async () => {
    const { search, boat_code_search, common } = await import("@/messages/en.json");
    return { search, boat_code_search, common };
  },
  ar: async () => {
    const { search, boat_code_search, common } = await import("@/messages/ar.json");
    return { search, boat_code_search, common };
  },
} as const satisfies Record<Locale, () => Promise<unknown>>;

/** The texts of the search in the browser, fetched when a search starts there. */
export async function loadSearchMessages(locale: Locale): Promise<SearchMessages> {
  return (await LOADERS[locale]()) as SearchMessages;
}
