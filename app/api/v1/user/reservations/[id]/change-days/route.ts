import { endpoint } from "@/lib/server/api/endpoint";
import { listChangeDays } from "@/lib/server/changes/list-change-days";

export const GET = endpoint("GET /user/reservations/{id}/change-days", ({ params, query, session, now }) =>
  listChangeDays({ userId: session.userId, reservationId: params.id }, query, now),
);
