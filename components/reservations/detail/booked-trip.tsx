import { useLocale, useTranslations } from "next-intl";
import { InvoiceText } from "@/components/layout/invoice-text";
import { RouteLink } from "@/components/layout/route-link";
import { TripFacts } from "@/components/reservations/detail/trip-facts";
import { Ltr } from "@/components/ui/ltr";
import { Photo } from "@/components/ui/photo";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import { formatMoney } from "@/lib/i18n/format-money";

/** The boat with its picture, the date and port of the trip, and the notes about it. */
export function BookedTrip({ reservation }: { reservation: ReservationResponse }) {
  const t = useTranslations("reservations.trip");
  const tBoarding = useTranslations("boarding");
  const locale = useLocale();
  const { vehicle, meeting_point, note, invoice, boarding } = reservation;
  // The boarding card shows it already.
  const meeting = boarding ? null : meeting_point;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {vehicle.picture && (
        <Photo
          picture={vehicle.picture}
          decorative
          sizes="(max-width: 639px) 100vw, 420px"
          className="aspect-3/2 w-full rounded-card"
        />
      )}
      <div className="grid min-w-0 content-start gap-2">
        <RouteLink
          to="boat"
          locale={locale}
          params={{ slug: vehicle.slug }}
          className="justify-self-start font-semibold text-sea underline underline-offset-4"
        >
          {vehicle.name}
        </RouteLink>
        <p className="text-sm">
          {tBoarding("boat_code")} <Ltr>{vehicle.code}</Ltr>
        </p>
        <TripFacts {...reservation} />
        {(meeting || note || invoice) && (
          <dl className="mt-2 grid gap-3 text-sm">
            {meeting && (
              <div>
                <dt className="font-semibold">{t("meeting_point")}</dt>
                <dd>{meeting}</dd>
              </div>
            )}
            {note && (
              <div>
                <dt className="font-semibold">{t("note")}</dt>
                <dd dir="auto" className="whitespace-pre-line">
                  {note}
                </dd>
              </div>
            )}
            {invoice && (
              <div>
                <dt className="font-semibold">{t("invoice")}</dt>
                <dd>
                  <InvoiceText invoice={invoice} />
                </dd>
              </div>
            )}
          </dl>
        )}
        <p className="text-muted text-sm">{t("times_note")}</p>
      </div>
    </div>
  );
}

/** The services that were booked with the boat. */
export function ExtrasList({ extras, currency }: Pick<ReservationResponse, "extras" | "currency">) {
  const t = useTranslations("reservations.extras");
  return (
    <ul className="grid gap-2">
      {extras.map(({ code, label, quantity, amount }) => (
        <li key={code} className="flex justify-between gap-4">
          <span className="min-w-0">{quantity > 1 ? `${label} × ${quantity}` : label}</span>
          <span className="shrink-0 font-semibold">
            {amount > 0 ? <Ltr>{formatMoney(amount, currency)}</Ltr> : t("included")}
          </span>
        </li>
      ))}
    </ul>
  );
}
