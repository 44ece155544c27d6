import { REFUND_DAYS } from "@/lib/domain/payments/refund-days";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import type { RefundRecord } from "@/lib/server/booking/checkout/refund-records";
import type { MailContent } from "@/lib/server/talk/mail/layout/mail-content";
import type { MailTexts } from "@/lib/server/talk/mail/mail-texts";

/** What goes back to the customer's card, and the day until which it is there. */
export function refundFacts(
  t: MailTexts,
  amount: string,
  refunds: readonly Pick<RefundRecord, "createdAt">[],
  locale: Locale,
): NonNullable<MailContent["facts"]> {
  const latest = refunds.at(-1);
  const facts = [{ label: t("facts.refund"), value: amount }];
  if (latest) {
    const day = addDays(tripDayOf(new Date(latest.createdAt)), REFUND_DAYS);
    facts.push({ label: t("facts.refund_by"), value: formatDay(day, locale) });
  }
  return facts;
}
