import { requestPassengerList } from "@/lib/server/booking/guests/request-passenger-list";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint(
  "POST /user/reservations/{id}/passenger-list",
  ({ params, session, locale, now }) =>
    requestPassengerList({ userId: session.userId, reservationId: params.id, locale, now }),
);
