import { useTranslations } from "next-intl";
import { isSailing, PREPAYMENT_LABELS, priceStageOf } from "@/components/reservations/detail/price-stage";
import { TripFacts } from "@/components/reservations/detail/trip-facts";
import { Ltr } from "@/components/ui/ltr";
import { Photo } from "@/components/ui/photo";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import { formatMoney } from "@/lib/i18n/format-money";

interface RequestedTripProps {
  reservation: ReservationResponse;
  /** Not where the head of the page shows the boat. */
  pictured?: boolean;
}

/** The boat with its picture, the trip, and the amounts that still mean something. */
export function RequestedTrip({ reservation, pictured = true }: RequestedTripProps) {
  const t = useTranslations("checkout");
  const { vehicle, currency, total_price, prepayment, remaining } = reservation;
  const stage = priceStageOf(reservation);
  const label = PREPAYMENT_LABELS[stage];
  const amounts = [
    { label: t("total"), minor: total_price },
    ...(label ? [{ label: t(label), minor: prepayment }] : []),
    ...(isSailing(stage) ? [{ label: t("pay_on_board"), minor: remaining }] : []),
  ];
  return (
    <section className="overflow-hidden rounded-card border border-line bg-white">
      <div className={pictured ? "grid sm:grid-cols-[220px_minmax(0,1fr)]" : undefined}>
        {pictured && vehicle.picture && (
          <Photo
            picture={vehicle.picture}
            sizes="(max-width: 639px) 100vw, 220px"
            className="aspect-[3/2] size-full"
            decorative
          />
        )}
        <div className="grid content-center gap-2 p-5">
          <h2 className="text-lg">{vehicle.name}</h2>
          <TripFacts {...reservation} />
        </div>
      </div>
      <dl className="grid gap-x-6 gap-y-3 border-line border-t bg-sand p-5 sm:grid-cols-3">
        {amounts.map(({ label, minor }) => (
          <div key={label} className="flex justify-between gap-4 sm:block">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-bold text-navy">
              <Ltr>{formatMoney(minor, currency)}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
