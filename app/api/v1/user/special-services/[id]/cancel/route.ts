import { endpoint } from "@/lib/server/api/endpoint";
import { cancelOwnOrder } from "@/lib/server/orders/cancel-own-order";

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
