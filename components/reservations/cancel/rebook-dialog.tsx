"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { DateField } from "@/components/layout/dates/date-field";
import { moveTrip } from "@/components/reservations/cancel/move-trip";
import { FreeTimes } from "@/components/reservations/checkout/free-times";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/fields/select";
import { Ltr } from "@/components/ui/ltr";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { quoteQuery } from "@/lib/client/api/quotes";
import { cancellationQuery, cancelReservation } from "@/lib/client/api/reservations";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { checkoutQuery, type TripChoice } from "@/lib/client/drafts/checkout-query";
import { leaveTo } from "@/lib/client/session/leave-to";
import type { QuoteResponse } from "@/lib/contracts/boats/quote";
import type { CancellationResponse } from "@/lib/contracts/reservations";
import { isTripDay, toTripTime } from "@/lib/domain/shared/istanbul-time";
import { formatDay, formatTripTime } from "@/lib/i18n/format-date";
import { formatHour } from "@/lib/i18n/format-hour";
import { formatMoney } from "@/lib/i18n/format-money";
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
          <DateField
            id="rebook-day"
            label={t("day")}
            emptyText={t("choose_day")}
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

interface RebookAmountsProps {
  cancellation: CancellationResponse | null;
  /** Of the new time; null until one is chosen. */
  quote: QuoteResponse | null;
  loading: boolean;
  onChoose: (startsAt: string) => void;
}

/** Both amounts side by side, or the nearest times when the chosen one is taken. */
function RebookAmounts({ cancellation, quote, loading, onChoose }: RebookAmountsProps) {
  const t = useTranslations("cancellation.rebook");
  const tCheckout = useTranslations("checkout");
  const locale = useLocale();
  return (
    <>
      <dl className="grid grid-cols-2 overflow-hidden rounded-card bg-sand">
        <div className="border-white border-e-2 p-4">
          <dt className="text-muted text-sm">{t("back_now")}</dt>
          <dd className="font-bold text-lg text-navy">
            {cancellation ? <Ltr>{formatMoney(cancellation.refund, cancellation.currency)}</Ltr> : "…"}
          </dd>
        </div>
        <div className="p-4" aria-live="polite" aria-busy={loading}>
          <dt className="text-muted text-sm">{t("pay_again")}</dt>
          {quote ? (
            <>
              <dd className="font-bold text-lg text-navy">
                <Ltr>{formatMoney(quote.prepayment, quote.currency)}</Ltr>
              </dd>
              <dd className="text-sm">
                {t.rich("total_again", {
                  total: () => <Ltr>{formatMoney(quote.total_price, quote.currency)}</Ltr>,
                })}
              </dd>
            </>
          ) : (
            <dd className="text-sm">{t(loading ? "loading" : "choose")}</dd>
          )}
        </div>
      </dl>
      {quote && !quote.available && (
        <>
          <FreeTimes times={quote.nearest_free_times} onChoose={onChoose} />
          <p className="text-muted text-sm">{t("own_hours")}</p>
        </>
      )}
      {quote?.adjusted_date && (
        <Notice tone="info" announced>
          <p>{tCheckout("adjusted")}</p>
          <Button variant="outline" size="small" className="mt-3" onClick={() => onChoose(quote.start_date)}>
            {tCheckout("adjusted_use", { day: formatDay(quote.adjusted_date, locale) })}
          </Button>
        </Notice>
      )}
    </>
  );
}
