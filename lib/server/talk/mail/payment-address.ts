import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import type { PaymentSubject } from "@/lib/server/booking/checkout/payment-subject";
import { paymentLinkKey } from "@/lib/server/money/payment-link";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

/** The address that pays a reservation, an order or a change without a login, in the language of the message. */
export function paymentAddress(
  { kind, id, expiresAt }: PaymentSubject & { expiresAt: string | null },
  lang: Locale,
): string {
  const route = kind === "order" ? "servicePayment" : "payment";
  return absoluteUrl(pathFor(route, lang, { id }, { key: paymentLinkKey({ kind, id }, expiresAt), lang }));
}
