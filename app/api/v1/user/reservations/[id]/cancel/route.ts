import { endpoint } from "@/lib/server/api/endpoint";
import { cancelOwnReservation } from "@/lib/server/reservations/cancel-own-reservation";

export const POST = endpoint("POST /user/reservations/{id}/cancel", ({ params, body, session, now }) =>
  cancelOwnReservation(
    {
      reservationId: params.id,
      userId: session.userId,
      reason: body.reason,
      expectedRefundMinor: body.expected_refund,
    },
    now,
  ),
);
