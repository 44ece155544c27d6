import { endpoint } from "@/lib/server/api/endpoint";
import { newTripOf } from "@/lib/server/changes/new-trip-of";
import { quoteChange } from "@/lib/server/changes/quote-change";

export const POST = endpoint(
  "POST /user/reservations/{id}/change-quote",
  ({ params, body, session, locale, now }) =>
    quoteChange({ userId: session.userId, reservationId: params.id, newTrip: newTripOf(body) }, locale, now),
);
