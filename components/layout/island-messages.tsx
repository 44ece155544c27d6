import type { ReactNode } from "react";
import { ClientMessages } from "@/components/layout/client-messages";
import { loadMessages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import { type MessageNoun, pickMessages } from "@/lib/i18n/pick-messages";

interface IslandMessagesProps {
  locale: Locale;
  /** Top keys of messages/*.json. An inner provider replaces the outer one: name all that the island uses. */
  nouns: readonly MessageNoun[];
  children: ReactNode;
}

/** Gives client components below it the sentences they use, and no others. */
export async function IslandMessages({ locale, nouns, children }: IslandMessagesProps) {
  const messages = pickMessages(await loadMessages(locale), nouns);
  return (
    <ClientMessages locale={locale} messages={messages}>
      {children}
    </ClientMessages>
  );
}
