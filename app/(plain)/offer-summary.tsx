import { OrderFacts } from "@/components/orders/order-facts";
import { OrderPrice } from "@/components/orders/order-price";
import { PriceSummary } from "@/components/reservations/detail/price-summary";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { TripFacts } from "@/components/reservations/detail/trip-facts";
import type { PaymentSubjectView } from "@/lib/server/payments/get-payment-page";
import { OfferPolicy } from "./offer-policy";

/** What is paid for: the trip or the service, and its price, and what a cancellation gives back. */
export function OfferSummary({ subject, now }: { subject: PaymentSubjectView; now: string }) {
  return (
    <SectionCard
      title={subject.kind === "order" ? subject.order.service.title : subject.reservation.vehicle.name}
    >
      <div className="mb-5">
        {subject.kind === "order" ? (
          <OrderFacts order={subject.order} />
        ) : (
          <TripFacts {...subject.reservation} />
        )}
      </div>
      {subject.kind === "order" ? (
        <OrderPrice order={subject.order} />
      ) : (
        <PriceSummary trip={subject.reservation} />
      )}
      <OfferPolicy subject={subject} now={now} />
    </SectionCard>
  );
}
