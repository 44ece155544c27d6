import { useLocale, useTranslations } from "next-intl";
import { RefundSteps } from "@/components/reservations/detail/refund-steps";
import { Icon } from "@/components/ui/icon/icon";
import type { RefundPreview } from "@/lib/contracts/cancellation";
import { formatInstant } from "@/lib/i18n/format-date";

/** Until when cancelling gives how much back: the present step in a sentence, below it all of them. */
export function CancellationDates({ cancellation }: { cancellation: RefundPreview }) {
  const t = useTranslations("cancellation");
  const locale = useLocale();
  const step = cancellation.steps.find(({ current }) => current);
  if (!step) return null;
  const when = formatInstant(step.until, locale);
  const { percent } = step;
  const kind = percent === 100 ? "free" : percent > 0 ? "partly" : "nothing";
  return (
    <div className="grid gap-3">
      <p className="flex gap-2 font-semibold text-navy">
        <Icon
          name={percent > 0 ? "circle-check" : "info"}
          size={20}
          className={`mt-0.5 shrink-0 ${percent > 0 ? "text-success" : "text-sea"}`}
        />
        <span>{t(`until.${kind}`, { when, percent })}</span>
      </p>
      <RefundSteps cancellation={cancellation} titled={false} />
    </div>
  );
}
