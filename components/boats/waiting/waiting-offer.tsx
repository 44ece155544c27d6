"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon/icon";
import { Notice } from "@/components/ui/notice";
import { useCall } from "@/lib/client/api/transport/use-call";
import { joinWaitingList, leaveWaitingList, waitingListQuery } from "@/lib/client/api/waiting-list";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { hasSessionHint } from "@/lib/client/session/session-hint";
import { pendingWaitingEntry } from "@/lib/client/waiting/pending-waiting-entry";
import { formatDay } from "@/lib/i18n/format-date";

interface WaitingOfferProps {
  boat: BookingBoat;
  choice: Pick<BookingChoice, "kind" | "persons">;
  /** The full day. */
  day: string;
}

/** Offers to tell the customer when a full day has time again; an account is needed, and asked for. */
export function WaitingOffer({ boat, choice, day }: WaitingOfferProps) {
  const t = useTranslations("quote.waiting");
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { queryKey, ...query } = waitingListQuery();
  const { data } = useQuery({ queryKey, ...query });
  const { busy, refusal, run } = useCall();
  const mine = data?.find(({ vehicle, date }) => vehicle.id === boat.id && date === day);
  const named = { day: formatDay(day, locale, "short") };

  const change = (act: () => Promise<unknown>) =>
    run(async () => {
      await act();
      await queryClient.invalidateQueries({ queryKey });
    });

  const join = () => {
    const entry = { vehicle_id: boat.id, date: day, kind: choice.kind, person_count: choice.persons };
    if (hasSessionHint()) return void change(() => joinWaitingList(entry));
    pendingWaitingEntry.remember(entry);
    openAuthDialog({ mode: "login" });
  };
  return (
    <div aria-live="polite">
      <Notice tone={mine ? "info" : "warning"} title={t(mine ? "joined" : "full", named)}>
        <p>{t(mine ? "joined_text" : "full_text")}</p>
        {refusal && <p className="mt-1 text-danger">{refusal.message}</p>}
        {mine ? (
          <button
            type="button"
            className="mt-2 min-h-11 font-semibold underline"
            disabled={busy}
            onClick={() => void change(() => leaveWaitingList(mine.id))}
          >
            {t("leave")}
          </button>
        ) : (
          <Button variant="outline" size="small" className="mt-2" busy={busy} onClick={join}>
            <Icon name="calendar-clock" size={18} />
            {t("join")}
          </Button>
        )}
      </Notice>
    </div>
  );
}
