import { type PolicyStep, refundTimeline } from "@/lib/domain/reservations/plan-refund";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { leftToRight } from "@/lib/i18n/left-to-right";
import type { Locale } from "@/lib/i18n/locales";
import type { MailContent } from "@/lib/server/talk/mail/layout/mail-content";
import type { MailTexts } from "@/lib/server/talk/mail/mail-texts";

interface PaidRule {
  steps: readonly PolicyStep[];
  startsAt: Date;
  /** When it was paid or changed: steps that were over by then are left out. */
  since: Date;
  paidMinor: number;
  currency: Currency;
}

/** The cancellation terms of what was paid, in dates and money, as lines of its mail. */
export function policyFacts(
  t: MailTexts,
  { steps, startsAt, since, paidMinor, currency }: PaidRule,
  locale: Locale,
): NonNullable<MailContent["facts"]> {
  const open = refundTimeline(steps, startsAt, paidMinor).filter(
    ({ percent, until }) => percent > 0 && until >= since,
  );
  const given = open.map(({ percent, refundMinor, until }) => ({
    label: t("policy.until", { when: formatInstant(until, locale) }),
    value: t("policy.percent", {
      percent,
      amount: leftToRight(formatMoney(refundMinor, currency), locale),
    }),
  }));
  return [
    ...given,
    { label: t(open.length > 0 ? "policy.later" : "policy.any_time"), value: t("policy.none") },
  ];
}
