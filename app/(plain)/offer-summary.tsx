import { useTranslations } from "next-intl";
import { InvoiceText } from "@/components/layout/invoice-text";
import { OrderFacts } from "@/components/orders/order-facts";
import { OrderPrice } from "@/components/orders/order-price";
import { ChangedAmounts, ChangedTimes } from "@/components/reservations/change/changed-amounts";
import { PriceSummary } from "@/components/reservations/detail/price-summary";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { TripFacts } from "@/components/reservations/detail/trip-facts";
import { Photo } from "@/components/ui/photo";
import type { PaymentPage, PaymentPageSubject } from "@/lib/server/money/get-payment-page";
import { OfferPolicy } from "./offer-policy";

/** What is paid for: the trip, the service or the change, its price, and what a cancellation gives back. */
export function OfferSummary({ subject, policy, now }: Pick<PaymentPage, "subject" | "policy" | "now">) {
  const title = subject.kind === "order" ? subject.order.service.title : subject.reservation.vehicle.name;
  const { picture } = subject.kind === "order" ? subject.order.service : subject.reservation.vehicle;
  return (
    <SectionCard title={title}>
      {picture && (
        <Photo
          picture={{ ...picture, alt: "" }}
          sizes="(max-width: 770px) 100vw, 340px"
          className="mb-4 aspect-3/2 w-full rounded-field max-md:hidden"
        />
      )}
      <OfferContent subject={subject} />
      <OfferInvoice subject={subject} />
      <OfferPolicy subject={subject} policy={policy} now={now} />
    </SectionCard>
  );
}

/** The company that was named with the booking: below only the buyer's own address is asked for. */
function OfferInvoice({ subject }: { subject: PaymentPageSubject }) {
  const t = useTranslations("reservations.trip");
  const { invoice } = subject.kind === "order" ? subject.order : subject.reservation;
  if (!invoice) return null;
  return (
    <dl className="mt-5 text-sm">
      <dt className="font-semibold">{t("invoice")}</dt>
      <dd>
        <InvoiceText invoice={invoice} />
      </dd>
    </dl>
  );
}

function OfferContent({ subject }: { subject: PaymentPageSubject }) {
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
      <PriceSummary trip={subject.reservation} folded />
    </div>
  );
}
