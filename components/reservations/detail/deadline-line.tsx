import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon/icon";
import { LiveCountdown } from "@/components/ui/live-countdown";
import { displayStatusOf } from "@/lib/domain/payments/display-status";
import type { OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { formatInstant } from "@/lib/i18n/format-date";

interface DeadlineLineProps {
  subject: {
    status: ReservationStatus | OrderStatus;
    payment_in_review: boolean;
    expires_at: string | null;
  };
  /** The server's clock. */
  now: string;
}

/** The deadline as a time and as a countdown; nothing without a deadline. */
export function DeadlineLine({ subject, now }: DeadlineLineProps) {
  const t = useTranslations("reservations.deadline");
  const locale = useLocale();
  const { expires_at: expiresAt } = subject;
  if (!expiresAt) return null;
  const displayStatus = displayStatusOf(subject);
  const when = formatInstant(expiresAt, locale, "short");
  if (displayStatus === "payment_in_review") {
    // The provider's turn: nothing for the customer to hurry for.
    return (
      <p className="flex items-center gap-x-3 rounded-field bg-sea-soft px-3 py-2 text-sm">
        <Icon name="hourglass" size={18} className="shrink-0 text-sea-dark" />
        <span>
          <strong className="font-semibold">{t("review")}</strong> {t("held", { when })}
        </span>
      </p>
    );
  }
  return (
    <p className="flex items-center gap-x-3 rounded-field bg-warning-soft px-3 py-2 text-sm">
      <Icon name="clock" size={18} className="shrink-0 text-warning" />
      <span className="min-w-0 grow">
        <strong className="font-semibold">
          {t(displayStatus === "request_created" || displayStatus === "order_requested" ? "answer" : "pay")}
        </strong>{" "}
        <span className="inline-block">{t("until", { when })}</span>
      </span>
      <span className="shrink-0 text-warning">
        {t.rich("left", { time: () => <LiveCountdown until={expiresAt} now={now} /> })}
      </span>
    </p>
  );
}
