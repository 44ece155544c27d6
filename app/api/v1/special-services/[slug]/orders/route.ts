import { accept } from "@/lib/domain/shared/outcome";
import { createdResponse } from "@/lib/server/booking/checkout/created-response";
import { invoiceOf } from "@/lib/server/booking/checkout/invoice-columns";
import { createOrder } from "@/lib/server/booking/orders/create-order";
import { orderChoiceOf } from "@/lib/server/booking/orders/order-choice-of";
import { countedNetworkOf } from "@/lib/server/platform/request/rate-limit";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint(
  "POST /special-services/{slug}/orders",
  async ({ params, body, session, locale, now, clientAddress, remember }) => {
    const wanted = {
      ...orderChoiceOf(params.slug, body),
      userId: session.userId,
      locale,
      customerName: body.customer_name,
      phone: body.phone,
      email: body.email,
      note: body.note,
      invoice: invoiceOf(body.invoice),
      expectedTotalMinor: body.expected_total,
      senderNetwork: countedNetworkOf(clientAddress),
    };
    const created = await createOrder(wanted, now, (tx, order) => remember(tx, createdResponse(order)));
    return created.ok ? accept(createdResponse(created.value)) : created;
  },
);
