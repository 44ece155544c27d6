import { cancelOwnOrder } from "@/lib/server/booking/orders/cancel-own-order";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /user/special-services/{id}/cancel", ({ params, body, session, now }) =>
  cancelOwnOrder(
    {
      orderId: params.id,
      userId: session.userId,
      reason: body.reason,
      expectedRefundMinor: body.expected_refund,
    },
    now,
  ),
);
