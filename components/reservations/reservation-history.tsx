import { useLocale, useTranslations } from "next-intl";
import type { ReservationAnswer } from "@/lib/contracts/reservations";
import { formatInstant } from "@/lib/i18n/format-date";

/** Every change of status: when, what, by whom and why. */
export function ReservationHistory({ history }: Pick<ReservationAnswer, "history">) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  return (
    <ol className="grid gap-3 text-sm">
      {history.map(({ status, actor, reason, at }) => (
        <li key={`${at}${status}`} className="grid gap-x-4 md:grid-cols-[220px_minmax(0,1fr)]">
          <time dateTime={at} className="text-muted">
            {formatInstant(at, locale)}
          </time>
          <span>
            <span className="font-semibold">{t(`status.${status}`)}</span>
            {" · "}
            {t(`history.actor.${actor}`)}
            {reason && (
              <span className="block text-muted">
                {reason === "rival_accepted" ? t("history.rival") : t("history.reason", { reason })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
