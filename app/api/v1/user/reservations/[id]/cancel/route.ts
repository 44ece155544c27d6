import * as v from "valibot";
import { cancelBody } from "@/lib/contracts/cancellation";
import { uuid } from "@/lib/contracts/fields";
import { cancelResponse } from "@/lib/contracts/reservations";
import { endpoint } from "@/lib/server/api/endpoint";
import { cancelOwnReservation } from "@/lib/server/reservations/cancel-own-reservation";

export const POST = endpoint({
  params: v.object({ id: uuid }),
  body: cancelBody,
  response: cancelResponse,
  session: "required",
  handle: ({ params, body, session, now }) =>
    cancelOwnReservation(
      {
        reservationId: params.id,
        userId: session.userId,
        reason: body.reason,
        expectedRefundMinor: body.expected_refund,
      },
      now,
    ),
});
