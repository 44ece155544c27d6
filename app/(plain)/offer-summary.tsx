import { OrderFacts } from "@/components/orders/order-facts";
import { OrderPrice } from "@/components/orders/order-price";
import { ChangedAmounts, ChangedTimes } from "@/components/reservations/change/changed-amounts";
import { PriceSummary } from "@/components/reservations/detail/price-summary";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { TripFacts } from "@/components/reservations/detail/trip-facts";
import type { PaymentSubjectView } from "@/lib/server/payments/get-payment-page";

/** What is paid for: the trip, the service or the change, and its price. */
export function OfferSummary({ subject }: { subject: PaymentSubjectView }) {
  const title = subject.kind === "order" ? subject.order.service.title : subject.reservation.vehicle.name;
  return (
    <SectionCard title={title}>
      <OfferContent subject={subject} />
    </SectionCard>
  );
}

function OfferContent({ subject }: { subject: PaymentSubjectView }) {
  if (subject.kind === "order") {
    return (
      <div className="grid gap-5">
        <OrderFacts order={subject.order} />
        <OrderPrice order={subject.order} />
      </div>
    );
  }
  if (subject.kind === "change") {
    const { change, reservation } = subject;
    return (
      <div className="grid gap-5">
        <ChangedTimes {...change} />
        <ChangedAmounts {...change} total_price={change.to.total_price} currency={reservation.currency} />
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <TripFacts {...subject.reservation} />
      <PriceSummary trip={subject.reservation} />
    </div>
  );
}
