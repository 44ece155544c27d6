import { Clock } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { LiveCountdown } from "@/components/reservations/live-countdown";
import type { OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { formatInstant } from "@/lib/i18n/format-date";

interface DeadlineLineProps {
  status: ReservationStatus | OrderStatus;
  expiresAt: string | null;
  /** The server's clock. */
  now: string;
}

/** Until when somebody must act, as a time and as a countdown; nothing when nobody is waited for. */
export function DeadlineLine({ status, expiresAt, now }: DeadlineLineProps) {
  const t = useTranslations("reservations.deadline");
  const locale = useLocale();
  if (!expiresAt) return null;
  return (
    <p className="flex items-center gap-x-3 rounded-field bg-warning-soft px-3 py-2 text-sm">
      <Clock aria-hidden size={18} className="shrink-0 text-warning" />
      <span className="min-w-0 grow">
        <strong className="font-semibold">{t(status === "request_created" ? "answer" : "pay")}</strong>{" "}
        <span className="inline-block">
          {t("until", { when: formatInstant(expiresAt, locale, "short") })}
        </span>
      </span>
      <span className="shrink-0 text-warning">
        {t.rich("left", { time: () => <LiveCountdown until={expiresAt} now={now} /> })}
      </span>
    </p>
  );
}
