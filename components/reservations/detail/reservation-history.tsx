import { useLocale, useTranslations } from "next-intl";
import { ChangeLog } from "@/components/ui/change-log";
import type { ChangeEntry } from "@/lib/contracts/changes";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatTripSpan } from "@/lib/i18n/format-trip-span";

type Entry = Parameters<typeof ChangeLog>[0]["changes"][number];

/** Every change of status and of the trip: when, what, by whom and why. */
export function ReservationHistory({ history, changes }: Pick<ReservationResponse, "history" | "changes">) {
  const t = useTranslations("reservations");
  const reasonOf = useReasonText();
  const locale = useLocale();
  const steps = history
    .filter(({ event }) => event !== "change")
    .map(
      ({ status, actor, reason, at }): Entry => ({
        at,
        when: formatInstant(at, locale),
        what: t(`status.${status}`),
        by: t(`history.actor.${actor}`),
        note: reasonOf(reason),
      }),
    );
  const moves = changes.flatMap((change) => {
    const { id, status, from, to, reason, created_at, ended_at } = change;
    const tripOf = ({ start_date, end_date, person_count: count }: ChangeEntry["from"]) => {
      const time = formatTripSpan(start_date, end_date, locale);
      return from.person_count === to.person_count ? time : `${time} · ${t("persons", { count })}`;
    };
    const times = t("history.moved", { from: tripOf(from), to: tripOf(to) });
    const asked = { at: created_at, what: t("history.change.asked"), by: t("history.actor.customer") };
    const ended = ended_at && {
      at: ended_at,
      what: t(`history.change.${status}`),
      by: t(`history.actor.${endedBy(change)}`),
    };
    // What was decided at once has no step of asking.
    return [ended_at === created_at ? null : asked, ended].flatMap((entry) =>
      entry
        ? [
            {
              ...entry,
              key: id,
              when: formatInstant(entry.at, locale),
              note: [times, entry === ended && reason && t("history.reason", { reason })]
                .filter(Boolean)
                .join(" · "),
            },
          ]
        : [],
    );
  });
  return <ChangeLog changes={[...steps, ...moves].sort((a, b) => a.at.localeCompare(b.at))} />;
}

function endedBy({ status }: ChangeEntry): "owner" | "system" | "customer" {
  if (status === "refused") return "owner";
  return status === "expired" ? "system" : "customer";
}

/** Turns the reason that was given for a step into text; null where nobody gave one. */
export function useReasonText(): (reason: string | null) => string | null {
  const t = useTranslations("reservations.history");
  return (reason) => {
    if (reason === "rival_accepted") return t("rival");
    return reason ? t("reason", { reason }) : null;
  };
}
