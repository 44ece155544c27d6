import { reviewTrip } from "@/lib/server/booking/reviews/review-trip";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint(
  "POST /user/reservations/{id}/review",
  ({ params, body, session, locale, now }) =>
    reviewTrip({ ...body, reservationId: params.id, userId: session.userId, locale }, now),
);
