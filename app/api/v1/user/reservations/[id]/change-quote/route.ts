import { endpoint } from "@/lib/server/api/endpoint";
import { quoteChange } from "@/lib/server/changes/quote-change";
import { newTripOf } from "@/lib/server/changes/new-trip-of";

export const POST = endpoint(
  "POST /user/reservations/{id}/change-quote",
  ({ params, body, session, locale, now }) =>
    quoteChange({ userId: session.userId, reservationId: params.id, newTrip: newTripOf(body) }, locale, now),
);
