import * as v from "valibot";
import { uuid } from "@/lib/contracts/fields";
import { orderCancellationResponse } from "@/lib/contracts/services";
import { endpoint } from "@/lib/server/api/endpoint";
import { findOrderCancellation } from "@/lib/server/orders/find-order-cancellation";

export const GET = endpoint({
  params: v.object({ id: uuid }),
  response: orderCancellationResponse,
  session: "required",
  handle: ({ params, session, now }) => findOrderCancellation(session.userId, params.id, now),
});
