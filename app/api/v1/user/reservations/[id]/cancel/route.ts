import { cancelOwnReservation } from "@/lib/server/booking/reservations/cancel-own-reservation";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

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
