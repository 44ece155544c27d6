"use client";

import { useTranslations } from "next-intl";
import { PriceSummary } from "@/components/reservations/detail/price-summary";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { QuoteResponse } from "@/lib/contracts/boats/quote";
import { HOLD_MINUTES } from "@/lib/domain/reservations/plan-deadline";

interface CheckoutPriceProps {
  /** Null while it loads. */
  quote: QuoteResponse | null;
  /** The boat is booked without asking her owner. */
  instant: boolean;
  /** Whether the trip can be requested as it is. */
  ready: boolean;
  busy: boolean;
  onSend: () => void;
}

/** The live price, the one button that requests the boat, and what happens next. */
export function CheckoutPrice({ quote, instant, ready, busy, onSend }: CheckoutPriceProps) {
  const t = useTranslations("checkout");
  return (
    <section
      aria-labelledby="checkout-price"
      aria-busy={quote === null}
      className="grid gap-4 rounded-card border border-line bg-white p-5 shadow-card md:sticky md:top-24"
    >
      <h2 id="checkout-price" className="text-lg">
        {t("price")}
      </h2>
      {quote ? (
        <PriceSummary trip={quote} stage={instant ? "due" : "asked"} />
      ) : (
        <div className="grid gap-3">
          <p className="sr-only">{t("loading_price")}</p>
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
      <Button
        size="large"
        wide
        busy={busy}
        disabled={!ready}
        aria-describedby="checkout-next"
        onClick={onSend}
      >
        {t(instant ? "submit_instant" : "submit_request")}
      </Button>
      <p id="checkout-next" className="text-muted text-sm">
        {quote && !quote.available
          ? t("blocked")
          : instant
            ? t("instant_note", { minutes: HOLD_MINUTES })
            : t("request_note")}
      </p>
    </section>
  );
}
