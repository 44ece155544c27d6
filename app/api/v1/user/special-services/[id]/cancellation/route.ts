import { findOrderCancellation } from "@/lib/server/booking/orders/find-order-cancellation";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /user/special-services/{id}/cancellation", ({ params, session, now }) =>
  findOrderCancellation(session.userId, params.id, now),
);
