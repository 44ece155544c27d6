import type { Messages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

export type AuthMessages = Pick<Messages, "account" | "validation">;

// Taken apart at once: the bundler then leaves the rest of the sentences out of the browser's chunk.
const LOADERS = {
  tr: async () => {
    const { account, validation } = await import("@/messages/tr.json");
    return { account, validation };
  },
  en: async () => {
    const { account, validation } = await import("@/messages/en.json");
    return { account, validation };
  },
  ar: async () => {
    const { account, validation } = await import("@/messages/ar.json");
    return { account, validation };
  },
} as const satisfies Record<Locale, () => Promise<unknown>>;

/** The texts of the auth dialog, fetched when it is opened. */
export async function loadAuthMessages(locale: Locale): Promise<AuthMessages> {
  return (await LOADERS[locale]()) as AuthMessages;
}
