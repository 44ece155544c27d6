import type { ReactNode } from "react";
import { NextStep } from "@/app/[locale]/(account)/reservations/[id]/next-step";
import { IslandMessages } from "@/components/layout/island-messages";
import { ChangeTrip } from "@/components/reservations/cancel/change-trip";
import { mayCancel, rebookChoice } from "@/components/reservations/cancel/may-cancel";
import { OpenChange } from "@/components/reservations/change/open-change";
import { ReservationDetail } from "@/components/reservations/detail/reservation-detail";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import type { Locale } from "@/lib/i18n/locales";
import { findCancellation } from "@/lib/server/booking/reservations/find-cancellation";

interface OwnReservationProps {
  reservation: ReservationResponse;
  userId: string;
  locale: Locale;
  now: Date;
  /** The guests who come. */
  guests?: ReactNode;
  /** Messages and contracts. */
  documents?: ReactNode;
}

/** Not while a payment is checked (a new booking would be paid once more), nor while another change is open. */
function wayToChange(reservation: ReservationResponse): "change" | "rebook" | null {
  if (reservation.payment_in_review || reservation.open_change) return null;
  return reservation.paid_at ? "change" : "rebook";
}

/** A customer's reservation with what the customer can do about it now. */
export async function OwnReservation(props: OwnReservationProps) {
  const { reservation, userId, locale, now, guests, documents } = props;
  const { id, status, vehicle, open_change } = reservation;
  const changeable = mayCancel(reservation, now);
  const cancellation = changeable && reservation.paid_at ? await findCancellation(userId, id, now) : null;
  const choice = rebookChoice(reservation);
  const trip = { reservationId: id, boatId: vehicle.id, slug: vehicle.slug, choice };
  return (
    <ReservationDetail
      reservation={reservation}
      now={now.toISOString()}
      cancellation={cancellation?.ok ? cancellation.value : undefined}
      openChange={
        open_change && (
          <IslandMessages locale={locale} nouns={["change", "reservations"]}>
            <OpenChange
              reservationId={id}
              change={open_change}
              currency={reservation.currency}
              inReview={reservation.payment_in_review}
              now={now.toISOString()}
            />
          </IslandMessages>
        )
      }
      change={
        changeable && (
          <IslandMessages
            locale={locale}
            nouns={["cancellation", "checkout", "payment_methods", "validation"]}
          >
            <ChangeTrip trip={trip} request={status.startsWith("request_")} way={wayToChange(reservation)} />
          </IslandMessages>
        )
      }
      nextStep={<NextStep reservation={reservation} locale={locale} now={now} />}
      guests={guests}
      documents={documents}
    />
  );
}
