import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { invoiceOf } from "@/lib/server/checkout/invoice-columns";
import { type CreatedOrder, createOrder } from "@/lib/server/orders/create-order";
import { orderChoiceOf } from "@/lib/server/orders/order-choice-of";
import { countedNetworkOf } from "@/lib/server/request/rate-limit";

const responseOf = ({ id, number, status, expiresAt }: CreatedOrder) => ({
  id,
  number,
  status,
  expires_at: expiresAt.toISOString(),
});

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
    const created = await createOrder(wanted, now, (tx, order) => remember(tx, responseOf(order)));
    return created.ok ? accept(responseOf(created.value)) : created;
  },
);
