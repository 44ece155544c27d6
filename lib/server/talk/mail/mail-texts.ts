import { createTranslator } from "next-intl";
import { loadMessages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

/** The sentences of mails in one language; a missing one is a bug and throws. */
export async function mailTexts(locale: Locale) {
  return createTranslator({
    locale,
    messages: await loadMessages(locale),
    namespace: "mails",
    onError: (error) => {
      throw error;
    },
  });
}

export type MailTexts = Awaited<ReturnType<typeof mailTexts>>;
