import { accept, refuse } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { findUserReservation } from "@/lib/server/reservations/reservation-queries";

export const GET = endpoint("GET /user/reservations/{id}", async ({ params, session, locale, now }) => {
  const reservation = await findUserReservation(session.userId, params.id, locale, now);
  return reservation ? accept(reservation) : refuse("not_found");
});
