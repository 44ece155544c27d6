import { accept } from "@/lib/domain/shared/outcome";
import { listUserOrders } from "@/lib/server/booking/orders/order-queries";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /user/special-services", async ({ session, locale, now }) =>
  accept({ items: await listUserOrders(session.userId, locale, now) }),
);
