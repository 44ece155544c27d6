import { LOCALES } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";

export type PaymentRoute = "payment" | "mPayment" | "servicePayment" | "mServicePayment";
export type PlainRoute = PaymentRoute | "paymentResult";

/** A language-independent page in each language: the address is one, `?lang=` chooses. */
export function plainAddresses(name: PlainRoute, id: string, key?: string | null): Addresses {
  const entries = LOCALES.map((lang) => [lang, pathFor(name, lang, { id }, { lang, key })]);
  return Object.fromEntries(entries) as Addresses;
}
