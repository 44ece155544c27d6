import type { ReactNode } from "react";
import { CheckoutSteps } from "@/components/reservations/checkout/checkout-steps";
import { DeadlineLine } from "@/components/reservations/detail/deadline-line";
import type { OfferFacts } from "./offer-facts";

interface OfferHeadingProps {
  facts: Pick<OfferFacts, "status" | "payment_in_review" | "expires_at" | "way">;
  /** The server's clock. */
  now: string;
  /** Warns before the time is over; absent where there is nothing to pay. */
  warning?: ReactNode;
}

/** Progress of the booking, and until when the offer is held. */
export function OfferHeading({ facts, now, warning }: OfferHeadingProps) {
  return (
    <>
      {facts.way && <CheckoutSteps current="payment" way={facts.way} />}
      <div className="mb-6">
        <DeadlineLine subject={facts} now={now} />
        {warning}
      </div>
    </>
  );
}
