import { CheckoutSteps } from "@/components/reservations/checkout-steps";
import { DeadlineLine } from "@/components/reservations/deadline-line";
import type { ReservationSummary } from "@/lib/contracts/reservations";

interface OfferHeadingProps {
  reservation: Pick<ReservationSummary, "status" | "expires_at">;
  /** The server's clock. */
  now: string;
}

/** Where in the booking one is, and until when the boat is held. */
export function OfferHeading({ reservation, now }: OfferHeadingProps) {
  return (
    <>
      <CheckoutSteps current="payment" />
      <div className="mb-6">
        <DeadlineLine status={reservation.status} expiresAt={reservation.expires_at} now={now} />
      </div>
    </>
  );
}
