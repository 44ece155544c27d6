import type { CardPage } from "@/lib/domain/payments/card-page";
import type { Locale } from "@/lib/i18n/locales";
import { getGateway } from "@/lib/server/payments/providers/get-gateway";

/** The facts about the configured provider's card page, for a customer of this language. */
export function describeCardPage(locale: Locale): CardPage {
  const { pageLocales, needsIdentityNumber } = getGateway();
  return { speaksLocale: pageLocales.includes(locale), needsIdentityNumber };
}
