import { useLocale, useTranslations } from "next-intl";
import { Ltr } from "@/components/ui/ltr";
import type { RefundPreview } from "@/lib/contracts/cancellation";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";

interface RefundStepsProps {
  cancellation: Pick<RefundPreview, "steps" | "currency">;
  /** False inside a folding part that has the title itself. */
  titled?: boolean;
}

/** The policy in dates and money, the step of this moment marked; steps that have passed are struck through. */
export function RefundSteps({ cancellation, titled = true }: RefundStepsProps) {
  const t = useTranslations("cancellation");
  const locale = useLocale();
  const { steps, currency } = cancellation;
  const present = steps.findIndex(({ current }) => current);
  return (
    <div>
      {titled && <h3 className="mb-2 text-base">{t("steps")}</h3>}
      <ol className="grid overflow-hidden rounded-field border border-line text-sm">
        {steps.map(({ percent, refund, until, current }, position) => (
          <li
            key={until}
            aria-current={current ? "step" : undefined}
            className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-3 py-2 not-last:border-line not-last:border-b ${
              current ? "bg-sea-soft" : ""
            } ${position < present ? "text-muted line-through" : ""}`}
          >
            <span>
              {position === steps.length - 1
                ? t("step_start")
                : t("step_until", { when: formatInstant(until, locale) })}
              {current && <strong className="ms-2 whitespace-nowrap text-sea-dark">{t("current")}</strong>}
            </span>
            <span className="text-end">
              <span className={percent > 0 ? "font-semibold" : ""}>
                {percent > 0 ? t("step_percent", { percent }) : t("step_none")}
              </span>
              {percent > 0 && (
                <span className="block text-muted">
                  <Ltr>{formatMoney(refund, currency)}</Ltr>
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
