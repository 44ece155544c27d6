import { findCancellation } from "@/lib/server/booking/reservations/find-cancellation";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /user/reservations/{id}/cancellation", ({ params, session, now }) =>
  findCancellation(session.userId, params.id, now),
);
