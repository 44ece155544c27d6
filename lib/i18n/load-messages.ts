import type { Locale } from "@/lib/i18n/locales";
import type messages from "@/messages/tr.json";

/** The shape of all sentences; Turkish is the source of the types. */
export type Messages = typeof messages;

const LOADERS = {
  tr: () => import("@/messages/tr.json"),
  en: () => import("@/messages/en.json"),
  ar: () => import("@/messages/ar.json"),
} as const satisfies Record<Locale, () => Promise<{ default: unknown }>>;

/** All sentences of a language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await LOADERS[locale]()).default as Messages;
}
