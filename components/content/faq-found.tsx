"use client";

import { NextIntlClientProvider, useTranslations } from "next-intl";
import type { Locale } from "@/lib/i18n/locales";

export interface FaqFoundProps {
  locale: Locale;
  /** The sentence with its plural forms. */
  sentence: string;
  count: number;
}

/**
 * How many questions were found: loaded when somebody searches, since the rules of plurals weigh more than the search.
 */
export function FaqFound({ locale, sentence, count }: FaqFoundProps) {
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ faq: { found: sentence } }}
      timeZone="Europe/Istanbul"
    >
      <Sentence count={count} />
    </NextIntlClientProvider>
  );
}

function Sentence({ count }: { count: number }) {
  return useTranslations("faq")("found", { count });
}
