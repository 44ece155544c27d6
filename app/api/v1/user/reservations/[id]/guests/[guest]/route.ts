import { markShareSettled, removeGuest } from "@/lib/server/booking/guests/change-guests";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const PUT = endpoint(
  "PUT /user/reservations/{id}/guests/{guest}",
  ({ params: { id: reservationId, guest }, body, session, locale, now }) =>
    markShareSettled({ userId: session.userId, reservationId, locale, now }, guest, body.settled),
);

export const DELETE = endpoint(
  "DELETE /user/reservations/{id}/guests/{guest}",
  ({ params: { id: reservationId, guest }, session }) =>
    removeGuest({ userId: session.userId, reservationId }, guest),
);
