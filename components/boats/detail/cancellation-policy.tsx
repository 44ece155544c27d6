import { useTranslations } from "next-intl";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { type PolicyStepView, PolicyTimeline } from "@/components/boats/detail/policy-timeline";
import { POLICY_STEPS } from "@/lib/domain/reservations/plan-refund";
import type { CancellationPolicy as Policy } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";

interface CancellationPolicyProps {
  policy: Policy;
  boat: BookingBoat;
  handoverHour: number;
  locale: Locale;
}

/** How much of the pre-payment comes back, from early to late. */
export function CancellationPolicy({ policy, boat, handoverHour, locale }: CancellationPolicyProps) {
  const t = useTranslations("boats.policy");
  const steps: PolicyStepView[] = [
    ...POLICY_STEPS[policy].map(({ daysBefore, percent }) => ({
      daysBefore,
      refunds: true,
      title: t("percent", { percent }),
      when: t("until", { days: daysBefore }),
    })),
    { daysBefore: null, refunds: false, title: t("none"), when: t("after") },
  ];
  return (
    <>
      <p>
        <strong className="text-navy">{t(`name.${policy}`)}.</strong> {t("intro")}
      </p>
      <PolicyTimeline
        boat={boat}
        handoverHour={handoverHour}
        locale={locale}
        steps={steps}
        labels={{ until: t("until_date", { date: "{date}" }), over: t("over"), ask: t("ask") }}
      />
      <p className="mt-5 text-muted text-sm">{t("owner")}</p>
    </>
  );
}
