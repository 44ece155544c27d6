import { withdrawChange } from "@/lib/server/booking/changes/withdraw-change";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const DELETE = endpoint(
  "DELETE /user/reservations/{id}/changes/{change}",
  ({ params, session, now }) =>
    withdrawChange({ userId: session.userId, reservationId: params.id, changeId: params.change }, now),
);
