import { DatedPolicy } from "@/components/reservations/detail/dated-policy";
import { ORDER_REFUND_STEPS } from "@/lib/domain/orders/order-refund-steps";
import { orderStart } from "@/lib/domain/orders/order-start";
import { POLICY_STEPS } from "@/lib/domain/reservations/plan-refund";
import { toInstant } from "@/lib/domain/shared/istanbul-time";
import type { PaymentPageSubject } from "@/lib/server/payments/get-payment-page";

/** The rule of what is paid here: its steps, the start that they count from, and the money. */
function ruleOf(subject: PaymentPageSubject) {
  if (subject.kind !== "order") {
    const { cancellation_policy, start_date, prepayment, currency } = subject.reservation;
    return {
      steps: POLICY_STEPS[cancellation_policy],
      startsAt: subject.kind === "change" ? new Date(subject.policyStartsAt) : toInstant(start_date),
      minor: prepayment,
      currency,
    };
  }
  const { start_date, date, total_price, currency } = subject.order;
  const startsAt = orderStart({ startsAt: start_date ? toInstant(start_date) : null, serviceDay: date });
  return { steps: ORDER_REFUND_STEPS, startsAt, minor: total_price, currency };
}

/** What a cancellation would give back, before it is paid. */
export function OfferPolicy({ subject, now }: { subject: PaymentPageSubject; now: string }) {
  return (
    <div className="mt-5">
      <DatedPolicy
        kind={subject.kind === "order" ? "order" : "reservation"}
        {...ruleOf(subject)}
        now={new Date(now)}
      />
    </div>
  );
}
