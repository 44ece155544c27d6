import { createTranslator } from "next-intl";
import type { Messages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

type UnreadMessages = Pick<Messages, "reservations">;

// Taken apart at once: the bundler then leaves the rest of the sentences out of the browser's chunk.
const LOADERS = {
  tr: async () => {
    const { reservations } = await import("@/messages/tr.json");
    return { reservations };
  },
  en: async () => {
    const { reservations } = await import("@/messages/en.json");
    return { reservations };
  },
  ar: async () => {
    const { reservations } = await import("@/messages/ar.json");
    return { reservations };
  },
} as const satisfies Record<Locale, () => Promise<unknown>>;

/** "2 new messages" in the page's language. Loaded only for customers with unread messages. */
export async function loadUnreadLabels(locale: Locale): Promise<(count: number) => string> {
  const messages = (await LOADERS[locale]()) as UnreadMessages;
  const t = createTranslator<UnreadMessages, "reservations">({ locale, messages, namespace: "reservations" });
  return (count) => t("unread", { count });
}
