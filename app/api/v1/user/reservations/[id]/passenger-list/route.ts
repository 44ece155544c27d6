import { endpoint } from "@/lib/server/api/endpoint";
import { handOverList } from "@/lib/server/guests/hand-over-list";

export const POST = endpoint(
  "POST /user/reservations/{id}/passenger-list",
  ({ params, session, locale, now }) =>
    handOverList({ userId: session.userId, reservationId: params.id, locale, now }),
);
