import { CheckoutSteps } from "@/components/reservations/checkout/checkout-steps";
import { DeadlineLine } from "@/components/reservations/detail/deadline-line";
import type { OfferFacts } from "./offer-facts";

interface OfferHeadingProps {
  facts: Pick<OfferFacts, "status" | "payment_in_review" | "expires_at" | "way">;
  /** The server's clock. */
  now: string;
}

/** Progress of the booking, and until when the offer is held. */
export function OfferHeading({ facts, now }: OfferHeadingProps) {
  return (
    <>
      {facts.way && <CheckoutSteps current="payment" way={facts.way} />}
      <div className="mb-6">
        <DeadlineLine subject={facts} now={now} />
      </div>
    </>
  );
}
