import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { listUserOrders } from "@/lib/server/orders/order-queries";

export const GET = endpoint("GET /user/special-services", async ({ session, locale, now }) =>
  accept({ items: await listUserOrders(session.userId, locale, now) }),
);
