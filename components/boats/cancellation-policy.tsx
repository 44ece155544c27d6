import { useTranslations } from "next-intl";
import { POLICY_STEPS } from "@/lib/domain/reservations/plan-refund";
import type { CancellationPolicy as Policy } from "@/lib/domain/shared/vocabulary";

interface Step {
  when: string;
  percent: number;
}

/** How much of the pre-payment comes back, from early to late. */
export function CancellationPolicy({ policy }: { policy: Policy }) {
  const t = useTranslations("boats.policy");
  const steps: Step[] = [
    ...POLICY_STEPS[policy].map(({ daysBefore, percent }) => ({
      when: t("until", { days: daysBefore }),
      percent,
    })),
    { when: t("after"), percent: 0 },
  ];
  return (
    <>
      <p>
        <strong className="text-navy">{t(`name.${policy}`)}.</strong> {t("intro")}
      </p>
      <ol className="mt-5 grid gap-4 sm:auto-cols-fr sm:grid-flow-col sm:gap-0">
        {steps.map(({ when, percent }) => (
          <li key={when} className="flex items-start gap-3 sm:block">
            <span aria-hidden className="flex shrink-0 items-center sm:mb-3">
              <span
                className={`size-4 rounded-full border-4 ${percent > 0 ? "border-success bg-white" : "border-field bg-white"}`}
              />
              <span className={`hidden h-1 grow sm:block ${percent > 0 ? "bg-success" : "bg-line"}`} />
            </span>
            <span>
              <span className="block font-semibold text-navy">
                {percent > 0 ? t("percent", { percent }) : t("none")}
              </span>
              <span className="text-muted text-sm">{when}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-5 text-muted text-sm">{t("owner")}</p>
    </>
  );
}
