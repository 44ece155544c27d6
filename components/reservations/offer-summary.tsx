import { PriceSummary } from "@/components/reservations/price-summary";
import { SectionCard } from "@/components/reservations/section-card";
import { TripFacts } from "@/components/reservations/trip-facts";
import type { ReservationAnswer } from "@/lib/contracts/reservations";

/** What is paid for: the trip and its price, line by line. */
export function OfferSummary({ reservation }: { reservation: ReservationAnswer }) {
  return (
    <SectionCard title={reservation.vehicle.name}>
      <div className="mb-5">
        <TripFacts {...reservation} />
      </div>
      <PriceSummary trip={reservation} />
    </SectionCard>
  );
}
