import { endpoint } from "@/lib/server/api/endpoint";
import { withdrawChange } from "@/lib/server/changes/withdraw-change";

export const DELETE = endpoint(
  "DELETE /user/reservations/{id}/changes/{change}",
  ({ params, session, now }) =>
    withdrawChange({ userId: session.userId, reservationId: params.id, changeId: params.change }, now),
);
