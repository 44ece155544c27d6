import { listChangeDays } from "@/lib/server/booking/changes/list-change-days";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /user/reservations/{id}/change-days", ({ params, query, session, now }) =>
  listChangeDays({ userId: session.userId, reservationId: params.id }, query, now),
);
