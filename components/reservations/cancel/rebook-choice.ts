import type { TripChoice } from "@/lib/client/drafts/checkout-query";
import type { ReservationResponse } from "@/lib/contracts/reservations";

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
