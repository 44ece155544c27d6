import { createTranslator } from "next-intl";
import type { FailureCode } from "@/lib/contracts/failures";
import { parseFieldMessage } from "@/lib/contracts/field-message";
import { formatWait } from "@/lib/i18n/format-wait";
import { loadMessages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import { log } from "@/lib/server/platform/log";

type Values = Record<string, string | number>;

/** What a sentence may name: plain values, and how long to wait in the reader's units. */
function shownValues(details: Record<string, unknown> | undefined, locale: Locale): Values {
  const shown = Object.entries(details ?? {}).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === "string" || typeof entry[1] === "number",
  );
  const values: Values = Object.fromEntries(shown);
  const seconds = details?.retryAfterSeconds;
  return typeof seconds === "number" ? { ...values, wait: formatWait(seconds, locale) } : values;
}

export interface FailureTexts {
  failure(code: FailureCode, details?: Record<string, unknown>): string;
  /** A field message as the contracts write it (`min_length:8`) as a sentence. */
  field(message: string): string;
}

/**
 * The sentences for refusals in the caller's language. A sentence that lacks a value is replaced by the general one.
 */
export async function failureTexts(locale: Locale): Promise<FailureTexts> {
  const messages = await loadMessages(locale);
  const t = createTranslator({
    locale,
    messages,
    onError: (error) => log("warn", "message_incomplete", { error }),
    getMessageFallback: () => messages.errors.generic,
  });
  return {
    failure: (code, details) => t(`errors.${code}`, shownValues(details, locale)),
    field: (message) => {
      const { key, values } = parseFieldMessage(message);
      return t(`validation.${key}`, values);
    },
  };
}
