import { CircleCheck } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { DeadlineLine } from "@/components/reservations/deadline-line";
import { SectionCard } from "@/components/reservations/section-card";
import { TripFacts } from "@/components/reservations/trip-facts";
import { buttonClass } from "@/components/ui/button-class";
import { Ltr } from "@/components/ui/ltr";
import type { ReservationAnswer } from "@/lib/contracts/reservations";
import { formatInstant } from "@/lib/i18n/format-date";

interface ReservationResultProps {
  reservation: ReservationAnswer;
  /** The server's clock. */
  now: string;
}

/** After asking for a boat: what was asked, and what happens next. */
export function ReservationResult({ reservation, now }: ReservationResultProps) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const { id, number, status, expires_at, vehicle } = reservation;
  const asked = status === "request_created" && expires_at !== null;
  const steps = asked
    ? [
        t("result.step_answer", { when: formatInstant(expires_at, locale, "short") }),
        t("result.step_pay"),
        t("result.step_go"),
      ]
    : [t(`explain.${status}`)];
  return (
    <div className="grid gap-5">
      <p className="flex items-center gap-2 text-muted">
        <CircleCheck aria-hidden size={22} className="text-success" />
        {t.rich("result.number", { number: () => <Ltr>{number}</Ltr> })}
      </p>
      <SectionCard title={t("result.text")}>
        <ol className="grid gap-3 ps-5 [list-style:decimal]">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="mt-4">
          <DeadlineLine status={status} expiresAt={expires_at} now={now} />
        </div>
      </SectionCard>
      <SectionCard title={vehicle.name}>
        <TripFacts {...reservation} />
      </SectionCard>
      <p className="flex flex-wrap gap-3">
        <RouteLink to="reservation" locale={locale} params={{ id }} className={buttonClass()}>
          {t("result.show")}
        </RouteLink>
        <RouteLink to="boats" locale={locale} className={buttonClass({ variant: "outline" })}>
          {t("result.more")}
        </RouteLink>
      </p>
    </div>
  );
}
