import { OrderFacts } from "@/components/orders/order-facts";
import { OrderPrice } from "@/components/orders/order-price";
import { PriceSummary } from "@/components/reservations/detail/price-summary";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { TripFacts } from "@/components/reservations/detail/trip-facts";
import type { PaymentSubjectView } from "@/lib/server/payments/get-payment-page";

/** What is paid for: the trip or the service, and its price. */
export function OfferSummary({ thing }: { thing: PaymentSubjectView }) {
  return (
    <SectionCard title={thing.kind === "order" ? thing.order.service.title : thing.reservation.vehicle.name}>
      <div className="mb-5">
        {thing.kind === "order" ? <OrderFacts order={thing.order} /> : <TripFacts {...thing.reservation} />}
      </div>
      {thing.kind === "order" ? (
        <OrderPrice order={thing.order} />
      ) : (
        <PriceSummary trip={thing.reservation} />
      )}
    </SectionCard>
  );
}
