import { leftToRight } from "@/lib/i18n/left-to-right";
import type { Locale } from "@/lib/i18n/locales";
import type { Invoice } from "@/lib/server/booking/checkout/invoice-columns";
import type { MailContent } from "@/lib/server/talk/mail/layout/mail-content";
import type { MailTexts } from "@/lib/server/talk/mail/mail-texts";

/** The company that the invoice is made out to, as lines of a mail; none when it is the customer. */
export function invoiceFacts(
  t: MailTexts,
  invoice: Invoice | null,
  locale: Locale,
): NonNullable<MailContent["facts"]> {
  if (!invoice) return [];
  const { title, taxOffice, taxNumber } = invoice;
  return [
    { label: t("invoice.title"), value: title },
    ...(taxOffice ? [{ label: t("invoice.office"), value: taxOffice }] : []),
    { label: t("invoice.number"), value: leftToRight(taxNumber, locale) },
  ];
}
