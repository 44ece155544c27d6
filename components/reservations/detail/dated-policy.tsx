import { useTranslations } from "next-intl";
import { RefundSteps } from "@/components/reservations/detail/refund-steps";
import { Notice } from "@/components/ui/notice";
import { planCancellation } from "@/lib/domain/reservations/plan-cancellation";
import type { PolicyStep } from "@/lib/domain/reservations/plan-refund";
import type { BookingKind, Currency } from "@/lib/domain/shared/vocabulary";

interface DatedPolicyProps {
  kind: BookingKind;
  steps: readonly PolicyStep[];
  /** What the steps count from. */
  startsAt: Date;
  /** What is paid online, in minor units. */
  minor: number;
  currency: Currency;
  now: Date;
  /** Whether the steps are folded, since the page before has shown them. */
  folded?: boolean;
}

/** What a cancellation would give back, in dates and money, before it is paid; and when it would be nothing. */
export function DatedPolicy({
  kind,
  steps,
  startsAt,
  minor,
  currency,
  now,
  folded = false,
}: DatedPolicyProps) {
  const t = useTranslations("cancellation");
  const { percent, steps: planned } = planCancellation(
    { steps, startsAt, paidMinor: minor, leftMinor: minor },
    now,
  );
  const shown = planned.map(({ from, until, refundMinor, ...step }) => ({
    ...step,
    refund: refundMinor,
    from: from?.toISOString() ?? null,
    until: until.toISOString(),
  }));
  const refund = <RefundSteps cancellation={{ steps: shown, currency }} titled={!folded} />;
  return (
    <div className="grid gap-3">
      {percent === 0 && <Notice tone="warning">{t(`no_refund.${kind}`)}</Notice>}
      {folded ? (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">
            {t("steps")}
          </summary>
          {refund}
        </details>
      ) : (
        refund
      )}
    </div>
  );
}
