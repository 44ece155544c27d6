import { endpoint } from "@/lib/server/api/endpoint";
import { findCancellation } from "@/lib/server/reservations/find-cancellation";

export const GET = endpoint("GET /user/reservations/{id}/cancellation", ({ params, session, now }) =>
  findCancellation(session.userId, params.id, now),
);
