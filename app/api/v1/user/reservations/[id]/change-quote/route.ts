import { newTripOf } from "@/lib/server/booking/changes/new-trip-of";
import { quoteChange } from "@/lib/server/booking/changes/quote-change";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint(
  "POST /user/reservations/{id}/change-quote",
  ({ params, body, session, locale, now }) =>
    quoteChange({ userId: session.userId, reservationId: params.id, newTrip: newTripOf(body) }, locale, now),
);
