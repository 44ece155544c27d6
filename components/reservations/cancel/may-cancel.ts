import type { TripChoice } from "@/lib/client/drafts/checkout-query";
import type { ReservationResponse, ReservationSummary } from "@/lib/contracts/reservations";
import { planTransition } from "@/lib/domain/reservations/plan-transition";
import { toInstant } from "@/lib/domain/shared/istanbul-time";

type CancellableTrip = Pick<ReservationSummary, "status" | "start_date" | "end_date" | "expires_at">;

/** Whether the customer may still withdraw or cancel; the endpoint makes the final decision. */
export function mayCancel({ status, start_date, end_date, expires_at }: CancellableTrip, now: Date): boolean {
  const expiresAt = expires_at ? new Date(expires_at) : null;
  const times = { startsAt: toInstant(start_date), endsAt: toInstant(end_date), expiresAt };
  return planTransition({ status, ...times }, "cancel", "customer", now).ok;
}

/** What was chosen when the reservation was made: services that count themselves (hours, persons) have 1. */
export function rebookChoice(reservation: ReservationResponse): TripChoice {
  const { rent_type, swim_tour, start_date, end_date, person_count, extras } = reservation;
  return {
    rent_type,
    swim_tour,
    start_date,
    end_date,
    person_count,
    extras: extras.flatMap(({ code, unit, quantity }) => {
      const serviceId = Number(code.split(":")[1]);
      if (!serviceId) return [];
      return [{ service_id: serviceId, quantity: unit === "qty" || unit === "box" ? quantity : 1 }];
    }),
  };
}
