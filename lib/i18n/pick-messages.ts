import type { Messages } from "@/lib/i18n/load-messages";

export type MessageNoun = keyof Messages;

/** Only the sentences of some nouns: what an island needs, instead of all that the site can say. */
export function pickMessages<K extends MessageNoun>(
  messages: Messages,
  nouns: readonly K[],
): Pick<Messages, K> {
  return Object.fromEntries(nouns.map((noun) => [noun, messages[noun]])) as Pick<Messages, K>;
}
