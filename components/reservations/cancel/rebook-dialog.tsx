"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { moveTrip } from "@/components/reservations/cancel/move-trip";
import { RebookAmounts } from "@/components/reservations/cancel/rebook-amounts";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { quoteQuery } from "@/lib/client/api/quotes";
import { cancellationQuery, cancelReservation } from "@/lib/client/api/reservations";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { checkoutQuery, type TripChoice } from "@/lib/client/drafts/checkout-query";
import { leaveTo } from "@/lib/client/session/leave-to";
import { isTripDay, toTripTime } from "@/lib/domain/shared/istanbul-time";
import { formatDay, formatTripTime } from "@/lib/i18n/format-date";
import { formatHour } from "@/lib/i18n/format-hour";
import { pathFor } from "@/lib/routes/path-for";

export interface RebookTrip {
  reservationId: string;
  boatId: number;
  slug: string;
  choice: TripChoice;
}

interface RebookDialogProps {
  trip: RebookTrip;
  onClose: () => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => formatHour(hour));

/** "Cancel and book again": the same trip at another time, with what comes back and what is paid then. */
export function RebookDialog({ trip, onClose }: RebookDialogProps) {
  const t = useTranslations("cancellation.rebook");
  const tDialog = useTranslations("cancellation");
  const locale = useLocale();
  const { reservationId, boatId, slug, choice } = trip;
  const daily = choice.rent_type === "daily";
  const [day, setDay] = useState("");
  const [hour, setHour] = useState(choice.start_date.slice(11) || "10:00");
  const chosen = isTripDay(day);
  const moved = chosen ? moveTrip(choice, daily ? day : `${day}T${hour}`) : choice;
  const cancellation = useQuery(cancellationQuery(reservationId));
  const quote = useQuery({ ...quoteQuery({ vehicle_id: boatId, ...moved }), enabled: chosen });
  const ready = cancellation.data && quote.data?.available === true && !quote.data.adjusted_date;

  const again = useMutation({
    mutationFn: (expected_refund: number) => {
      const when = daily ? formatDay(day, locale) : formatTripTime(moved.start_date, locale);
      return cancelReservation(reservationId, { reason: t("reason", { when }), expected_refund });
    },
    onSuccess: () => leaveTo(pathFor("checkout", locale, { slug }, checkoutQuery(moved))),
    onError: () => cancellation.refetch(),
  });
  const failure = [again.error, quote.error, cancellation.error].find((one) => one instanceof ApiFailure);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title")}
      closeLabel={tDialog("close")}
      description={t("text")}
    >
      <div className="grid gap-5">
        <div className={`grid gap-4 ${daily ? "" : "sm:grid-cols-2"}`}>
          <TextInput
            id="rebook-day"
            type="date"
            label={t("day")}
            min={toTripTime(new Date()).slice(0, 10)}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          {!daily && (
            <Select
              id="rebook-hour"
              label={t("hour")}
              value={hour}
              onChange={(event) => setHour(event.target.value)}
            >
              {HOURS.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          )}
        </div>
        <RebookAmounts
          cancellation={cancellation.data ?? null}
          quote={chosen ? (quote.data ?? null) : null}
          loading={chosen && quote.isFetching}
          onChoose={(time) => {
            setDay(time.slice(0, 10));
            setHour(time.slice(11));
          }}
        />
        {failure && (
          <Notice tone="danger" announced>
            {failure.message}
          </Notice>
        )}
        <p className="text-muted text-sm">{t("note")}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="danger"
            disabled={!ready}
            busy={again.isPending || again.isSuccess}
            onClick={() => cancellation.data && again.mutate(cancellation.data.refund)}
          >
            {t("confirm")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {tDialog("keep_reservation")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
