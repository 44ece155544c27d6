import { endpoint } from "@/lib/server/api/endpoint";
import { reviewTrip } from "@/lib/server/reservations/review-trip";

export const POST = endpoint(
  "POST /user/reservations/{id}/review",
  ({ params, body, session, locale, now }) =>
    reviewTrip({ ...body, reservationId: params.id, userId: session.userId, locale }, now),
);
