import type { Locale } from "@/lib/i18n/locales";
import { getGateway } from "@/lib/server/payments/providers/get-gateway";

export interface CardPage {
  /** Whether the configured provider's card page speaks the language; otherwise it is in English. */
  speaksLocale: boolean;
  /** Whether nobody can pay there without an identity number. */
  needsIdentityNumber: boolean;
}

/** What customers must know about the card page before they are sent there. */
export function describeCardPage(locale: Locale): CardPage {
  const { pageLocales, needsIdentityNumber } = getGateway();
  return { speaksLocale: pageLocales.includes(locale), needsIdentityNumber };
}
