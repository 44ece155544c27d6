import type { Messages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

export type BookingMessages = Pick<Messages, "quote" | "payment_methods">;

// Taken apart at once: the bundler then leaves the rest of the sentences out of the browser's chunk.
const LOADERS = {
  tr: async () => {
    const { quote, payment_methods } = await import("@/messages/tr.json");
    return { quote, payment_methods };
  },
  en: async () => {
    const { quote, payment_methods } = await import("@/messages/en.json");
    return { quote, payment_methods };
  },
  ar: async () => {
    const { quote, payment_methods } = await import("@/messages/ar.json");
    return { quote, payment_methods };
  },
} as const satisfies Record<Locale, () => Promise<unknown>>;

/** The texts of booking card and calendar, fetched with their code. */
export async function loadBookingMessages(locale: Locale): Promise<BookingMessages> {
  return (await LOADERS[locale]()) as BookingMessages;
}
