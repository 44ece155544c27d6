"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { InvoiceFields } from "@/components/layout/invoice-fields";
import type { CheckoutBoat } from "@/components/reservations/checkout/checkout-boat";
import { CheckoutNotice } from "@/components/reservations/checkout/checkout-notice";
import { CheckoutPorts } from "@/components/reservations/checkout/checkout-ports";
import { CheckoutPrice } from "@/components/reservations/checkout/checkout-price";
import { CheckoutTrip } from "@/components/reservations/checkout/checkout-trip";
import { useCheckout } from "@/components/reservations/checkout/use-checkout";
import { DatedPolicy } from "@/components/reservations/detail/dated-policy";
import { TextArea } from "@/components/ui/fields/text-area";
import type { TripChoice } from "@/lib/client/drafts/checkout-query";
import { POLICY_STEPS } from "@/lib/domain/reservations/plan-refund";
import { toInstant } from "@/lib/domain/shared/istanbul-time";

interface CheckoutFormProps {
  boat: CheckoutBoat;
  choice: TripChoice;
  /** The boat's own port first. */
  ports: readonly { id: number; name: string }[];
}

const NOTE_LENGTH = 1000;

/** Ports, note, the live price, and the one button that requests the boat. */
export function CheckoutForm({ boat, choice, ports }: CheckoutFormProps) {
  const t = useTranslations("checkout");
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
        <TextArea
          id="checkout-note"
          label={t("note")}
          hint={t("note_hint")}
          maxLength={NOTE_LENGTH}
          ref={checkout.note.field}
          onChange={checkout.note.keep}
        />
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
