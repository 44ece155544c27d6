import * as v from "valibot";
import { uuid } from "@/lib/contracts/fields";
import { orderResponse } from "@/lib/contracts/services";
import { accept, refuse } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { findUserOrder } from "@/lib/server/orders/order-queries";

export const GET = endpoint({
  params: v.object({ id: uuid }),
  response: orderResponse,
  session: "required",
  handle: async ({ params, session, locale, now }) => {
    const order = await findUserOrder(session.userId, params.id, locale, now);
    return order ? accept(order) : refuse("not_found");
  },
});
