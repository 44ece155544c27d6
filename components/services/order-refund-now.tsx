import { useLocale, useTranslations } from "next-intl";
import { Ltr } from "@/components/ui/ltr";
import type { OrderCancellationAnswer } from "@/lib/contracts/services";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";

/** What comes back when the order is cancelled at this moment, and until when that holds. */
export function OrderRefundNow({ cancellation }: { cancellation: OrderCancellationAnswer }) {
  const t = useTranslations("orders.cancel");
  const locale = useLocale();
  const { paid, refund, percent, currency, steps } = cancellation;
  if (paid === 0) return <p className="rounded-card bg-sand p-4">{t("nothing_paid")}</p>;
  return (
    <div className="grid gap-4">
      <div className="rounded-card bg-sand p-4">
        <p className="text-muted text-sm">{t("refund_title")}</p>
        <p className="font-bold text-2xl text-navy">
          <Ltr>{formatMoney(refund, currency)}</Ltr>
        </p>
        <p className="text-sm">
          {refund > 0
            ? t.rich("refund_of", { percent, paid: () => <Ltr>{formatMoney(paid, currency)}</Ltr> })
            : t("nothing_back")}
        </p>
      </div>
      <ul aria-label={t("steps")} className="grid gap-1 text-sm">
        {steps.map((step, position) => (
          <li
            key={step.until}
            aria-current={step.current ? "step" : undefined}
            className="flex flex-wrap justify-between gap-x-4 aria-[current=step]:font-semibold"
          >
            <span>
              {position === steps.length - 1
                ? t("step_start")
                : t("step_until", { when: formatInstant(step.until, locale) })}
            </span>
            <span>
              {step.percent > 0 ? t("step_percent", { percent: step.percent }) : t("step_none")}
              {step.current && ` · ${t("current")}`}
            </span>
          </li>
        ))}
      </ul>
      {refund > 0 && <p className="text-muted text-sm">{t("how")}</p>}
    </div>
  );
}
