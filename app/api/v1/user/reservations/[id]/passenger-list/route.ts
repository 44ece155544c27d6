import { endpoint } from "@/lib/server/api/endpoint";
import { requestPassengerList } from "@/lib/server/guests/request-passenger-list";

export const POST = endpoint(
  "POST /user/reservations/{id}/passenger-list",
  ({ params, session, locale, now }) =>
    requestPassengerList({ userId: session.userId, reservationId: params.id, locale, now }),
);
