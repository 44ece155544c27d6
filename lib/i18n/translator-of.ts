import { createTranslator } from "next-intl";
import { loadMessages, type Messages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

const translators = new Map<string, Promise<unknown>>();

function createFor<const N extends keyof Messages>(messages: Messages, locale: Locale, namespace: N) {
  return createTranslator<Messages, N>({ locale, messages, namespace, timeZone: "Europe/Istanbul" });
}

/**
 * The sentences of one noun. Made once per process: `getTranslations` reads every plural and number rule again
 * for each visit, which a page that is made per visit would feel.
 */
export function translatorOf<const N extends keyof Messages>(locale: Locale, namespace: N) {
  const key = `${locale}.${namespace}`;
  const known = translators.get(key) as Promise<ReturnType<typeof createFor<N>>> | undefined;
  const made = known ?? loadMessages(locale).then((messages) => createFor(messages, locale, namespace));
  translators.set(key, made);
  return made;
}
