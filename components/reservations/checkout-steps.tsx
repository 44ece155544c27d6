import { Check } from "lucide-react";
import { useTranslations } from "next-intl";

const STEPS = ["details", "payment", "done"] as const;
export type CheckoutStep = (typeof STEPS)[number];

/** Where in the booking one is. */
export function CheckoutSteps({ current }: { current: CheckoutStep }) {
  const t = useTranslations("checkout");
  const position = STEPS.indexOf(current);
  return (
    <ol className="mb-6 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          className="flex items-center gap-2 text-muted not-last:after:mx-1 not-last:after:h-px not-last:after:w-6 not-last:after:bg-field aria-[current=step]:font-semibold aria-[current=step]:text-navy"
        >
          <span
            className={`tabular grid size-6 place-items-center rounded-full font-semibold text-xs ${
              index <= position ? "bg-sea text-white" : "bg-line text-ink"
            }`}
          >
            {index < position ? <Check aria-hidden size={14} /> : index + 1}
          </span>
          {t(`step_${step}`)}
        </li>
      ))}
    </ol>
  );
}
