import { endpoint } from "@/lib/server/api/endpoint";
import { findOrderCancellation } from "@/lib/server/orders/find-order-cancellation";

export const GET = endpoint("GET /user/special-services/{id}/cancellation", ({ params, session, now }) =>
  findOrderCancellation(session.userId, params.id, now),
);
