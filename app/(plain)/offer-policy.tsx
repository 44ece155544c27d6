import { DatedPolicy } from "@/components/reservations/detail/dated-policy";
import type { PaymentPage } from "@/lib/server/money/get-payment-page";

/** What a cancellation would refund, before the offer is paid. */
export function OfferPolicy({ subject, policy, now }: Pick<PaymentPage, "subject" | "policy" | "now">) {
  const isOrder = subject.kind === "order";
  return (
    <div className="mt-5">
      <DatedPolicy
        kind={isOrder ? "order" : "reservation"}
        {...policy}
        minor={isOrder ? subject.order.total_price : subject.reservation.prepayment}
        currency={isOrder ? subject.order.currency : subject.reservation.currency}
        folded={subject.kind === "reservation"}
        now={new Date(now)}
      />
    </div>
  );
}
