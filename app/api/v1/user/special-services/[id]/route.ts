import { accept, refuse } from "@/lib/domain/shared/outcome";
import { findUserOrder } from "@/lib/server/booking/orders/order-queries";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /user/special-services/{id}", async ({ params, session, locale, now }) => {
  const order = await findUserOrder(session.userId, params.id, locale, now);
  return order ? accept(order) : refuse("not_found");
});
