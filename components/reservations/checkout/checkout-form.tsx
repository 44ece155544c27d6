"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { InvoiceFields } from "@/components/layout/invoice-fields";
import type { CheckoutBoat } from "@/components/reservations/checkout/checkout-boat";
import { CheckoutNote } from "@/components/reservations/checkout/checkout-note";
import { CheckoutNotice } from "@/components/reservations/checkout/checkout-notice";
import { CheckoutTrip } from "@/components/reservations/checkout/checkout-trip";
import { BACK, type ChosenPorts, useCheckout } from "@/components/reservations/checkout/use-checkout";
import { DatedPolicy } from "@/components/reservations/detail/dated-policy";
import { PriceSummary } from "@/components/reservations/detail/price-summary";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/fields/select";
import { Skeleton } from "@/components/ui/skeleton";
import type { TripChoice } from "@/lib/client/drafts/checkout-query";
import type { QuoteResponse } from "@/lib/contracts/boats/quote";
import { HOLD_MINUTES } from "@/lib/domain/reservations/plan-deadline";
import { POLICY_STEPS } from "@/lib/domain/reservations/plan-refund";
import { toInstant } from "@/lib/domain/shared/istanbul-time";

interface CheckoutFormProps {
  boat: CheckoutBoat;
  choice: TripChoice;
  /** The boat's own port first. */
  ports: readonly { id: number; name: string }[];
  /** Whether something can be written on what is chosen. */
  asksCakeText?: boolean;
}

/** Ports, note, the live price, and the one button that requests the boat. */
export function CheckoutForm({ boat, choice, ports, asksCakeText = false }: CheckoutFormProps) {
  const checkout = useCheckout(boat, choice, ports[0]?.id ?? 0);
  const { trip, quote, failure, refused } = checkout;
  const ready = quote?.available === true && !quote.adjusted_date;

  // The notice is further up than the button that was pressed.
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) notice.current?.focus();
  }, [refused]);

  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid gap-5">
        <CheckoutTrip
          boat={boat}
          trip={quote ?? trip}
          sunset={quote?.sunset ?? null}
          persons={trip.person_count}
          rentType={trip}
        />
        <div ref={notice} tabIndex={-1} className="outline-none empty:hidden">
          <CheckoutNotice
            boatId={boat.id}
            trip={quote ?? trip}
            quote={quote}
            failure={failure}
            seenTotal={checkout.seenTotal}
            boatHref={boat.href}
            onMove={checkout.move}
            onAcceptPrice={checkout.refreshQuote}
            onRetry={refused ? checkout.send : checkout.refreshQuote}
          />
        </div>
        <CheckoutPorts ports={ports} chosen={checkout.ports} />
        <CheckoutNote asksCakeText={asksCakeText} note={checkout.note} />
        <InvoiceFields {...checkout.invoice} />
        {ready && (
          <DatedPolicy
            kind="reservation"
            steps={POLICY_STEPS[boat.policy]}
            startsAt={toInstant(quote.start_date)}
            minor={quote.prepayment}
            currency={quote.currency}
            now={new Date()}
          />
        )}
      </div>
      {(quote || failure === null) && (
        <CheckoutPrice
          quote={quote}
          instant={boat.instant}
          ready={ready}
          busy={checkout.busy}
          onSend={checkout.send}
        />
      )}
    </div>
  );
}

interface CheckoutPortsProps {
  ports: readonly { id: number; name: string }[];
  chosen: ChosenPorts;
}

/** Where the trip begins, and where it ends if there is a choice. */
function CheckoutPorts({ ports, chosen }: CheckoutPortsProps) {
  const t = useTranslations("checkout");
  const { port, arrival, setPort, setArrival } = chosen;
  return (
    <>
      <Select
        id="checkout-port"
        label={t("departure_port")}
        value={port}
        onChange={(event) => setPort(Number(event.target.value))}
      >
        {ports.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {ports.length > 1 && (
        <Select
          id="checkout-arrival"
          label={t("arrival_port")}
          value={arrival === port ? BACK : arrival}
          onChange={(event) => setArrival(Number(event.target.value))}
        >
          <option value={BACK}>{t("arrival_same")}</option>
          {ports
            .filter(({ id }) => id !== port)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Select>
      )}
    </>
  );
}

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
function CheckoutPrice({ quote, instant, ready, busy, onSend }: CheckoutPriceProps) {
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
