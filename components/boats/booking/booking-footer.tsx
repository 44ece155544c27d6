"use client";

import { useTranslations } from "next-intl";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingStatus } from "@/components/boats/booking/booking-status";
import { ReserveButton } from "@/components/boats/booking/reserve-button";
import { isRefused, statusText } from "@/components/boats/booking/status-text";
import { Money } from "@/components/boats/money";
import { Button } from "@/components/ui/button";
import type { TripChoice } from "@/lib/client/drafts/checkout-query";
import type { QuoteResponse } from "@/lib/contracts/boats/quote";

interface BookingFooterProps {
  boat: BookingBoat;
  trip: TripChoice | null;
  status: BookingStatus;
  stale: boolean;
  onAskForDate: () => void;
}

interface BookingAmountsProps {
  quote: QuoteResponse;
  stale: boolean;
}

/** What is due now, what on board, and both together. */
function BookingAmounts({ quote, stale }: BookingAmountsProps) {
  const t = useTranslations("quote");
  const methodName = useTranslations("payment_methods");
  const { currency } = quote;
  const methods = quote.accepted_on_board.map((method) => methodName(method)).join(" · ");
  const parts = [
    [t("now"), t("now_hint"), quote.prepayment],
    [t("on_board"), methods, quote.remaining],
  ] as const;
  return (
    <dl aria-busy={stale} className="grid gap-1 text-sm">
      {parts.map(([name, how, amount]) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0">
            {name} <span className="text-muted text-xs">{how}</span>
          </dt>
          <dd className="font-semibold text-navy">
            <Money minor={amount} currency={currency} />
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 font-bold text-lg text-navy">
        <dt>{t("total")}</dt>
        <dd>
          <Money minor={quote.total_price} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}

/**
 * Amounts and button, always visible: they stick to the lower edge of the scrolling card or sheet, except on
 * screens too low to show anything above them. Negative margins and edge cover the padding around the form.
 */
export function BookingFooter({ boat, trip, status, stale, onAskForDate }: BookingFooterProps) {
  const t = useTranslations("quote");
  const text = statusText(t, status);
  return (
    <div
      data-sticky-foot
      className="-bottom-6 z-10 -mx-5 mt-5 -mb-6 grid gap-2 border-line border-t bg-white px-5 pt-3 pb-4 md:bottom-0 md:-mb-5 md:rounded-b-[11px] [@media(min-height:30rem)]:sticky"
    >
      {/* The reason why the trip cannot be booked is announced by its notice. */}
      <div aria-live={isRefused(status) ? "off" : "polite"} className="empty:hidden">
        {status.is === "priced" ? (
          <BookingAmounts quote={status.quote} stale={stale} />
        ) : (
          text && (
            <p
              className={`line-clamp-2 text-sm ${isRefused(status) ? "font-semibold text-danger" : "text-muted"}`}
            >
              {text}
            </p>
          )
        )}
      </div>
      {trip ? (
        <ReserveButton boat={boat} trip={status.is === "priced" ? trip : null} busy={stale} />
      ) : (
        <Button size="large" wide onClick={onAskForDate}>
          {t("see_price")}
        </Button>
      )}
      <p className="text-center text-muted text-xs">{t("no_charge_yet")}</p>
    </div>
  );
}
