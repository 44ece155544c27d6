import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon/icon";

/** A customer who requests a boat waits for its owner before paying. */
const STEPS = {
  instant: ["details", "payment", "done"],
  asked: ["details", "answer", "payment", "done"],
} as const;
export type CheckoutStep = (typeof STEPS)[keyof typeof STEPS][number];

interface CheckoutStepsProps {
  current: CheckoutStep;
  way?: keyof typeof STEPS;
}

/** Progress of the booking; the last step counts as done when reached. */
export function CheckoutSteps({ current, way = "instant" }: CheckoutStepsProps) {
  const t = useTranslations("checkout");
  const steps: readonly CheckoutStep[] = STEPS[way];
  const position = steps.indexOf(current);
  const over = current === "done" ? position + 1 : position;
  return (
    <ol className="mb-6 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          className="flex items-center gap-2 text-muted not-last:after:h-px not-last:after:w-3 not-last:after:bg-field aria-[current=step]:font-semibold aria-[current=step]:text-navy sm:not-last:after:mx-1 sm:not-last:after:w-6"
        >
          <span
            className={`tabular grid size-6 place-items-center rounded-full font-semibold text-xs ${
              index <= position ? "bg-sea text-white" : "bg-line text-ink"
            }`}
          >
            {index < over ? <Icon name="check" size={14} /> : index + 1}
          </span>
          {/* Four names do not fit on a line of a phone: there only the present one is read. */}
          <span className={way === "asked" && step !== current ? "max-sm:sr-only" : undefined}>
            {t(`step_${step}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}
