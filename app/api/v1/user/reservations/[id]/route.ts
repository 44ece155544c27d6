import { accept, refuse } from "@/lib/domain/shared/outcome";
import { findUserReservation } from "@/lib/server/booking/reservations/reservation-queries";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /user/reservations/{id}", async ({ params, session, locale, now }) => {
  const reservation = await findUserReservation(session.userId, params.id, locale, now);
  return reservation ? accept(reservation) : refuse("not_found");
});
