import * as v from "valibot";
import { cancelBody } from "@/lib/contracts/cancellation";
import { uuid } from "@/lib/contracts/fields";
import { cancelOrderResponse } from "@/lib/contracts/services";
import { endpoint } from "@/lib/server/api/endpoint";
import { cancelOwnOrder } from "@/lib/server/orders/cancel-own-order";

export const POST = endpoint({
  params: v.object({ id: uuid }),
  body: cancelBody,
  response: cancelOrderResponse,
  session: "required",
  handle: ({ params, body, session, now }) =>
    cancelOwnOrder(
      {
        orderId: params.id,
        userId: session.userId,
        reason: body.reason,
        expectedRefundMinor: body.expected_refund,
      },
      now,
    ),
});
