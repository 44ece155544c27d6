import { useLocale, useTranslations } from "next-intl";
import { ChangeLog } from "@/components/ui/change-log";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import { formatInstant } from "@/lib/i18n/format-date";

/** Every change of status: when, what, by whom and why. */
export function ReservationHistory({ history }: Pick<ReservationResponse, "history">) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  return (
    <ChangeLog
      changes={history.map(({ status, actor, reason, at }) => ({
        at,
        when: formatInstant(at, locale),
        what: t(`status.${status}`),
        by: t(`history.actor.${actor}`),
        note: reason && (reason === "rival_accepted" ? t("history.rival") : t("history.reason", { reason })),
      }))}
    />
  );
}
