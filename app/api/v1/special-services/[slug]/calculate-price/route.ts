import { accept } from "@/lib/domain/shared/outcome";
import { calculateOrderPrice } from "@/lib/server/booking/orders/calculate-order-price";
import { orderChoiceOf } from "@/lib/server/booking/orders/order-choice-of";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint(
  "POST /special-services/{slug}/calculate-price",
  async ({ params, body, locale, now }) => {
    const priced = await calculateOrderPrice(orderChoiceOf(params.slug, body), locale, now);
    if (!priced.ok) return priced;
    const { currency, totalMinor, placesLeft, hours, refundUntil, boats } = priced.value;
    return accept({
      currency,
      total_price: totalMinor,
      places_left: placesLeft,
      hours,
      refund_until: refundUntil?.toISOString() ?? null,
      vehicles: boats,
    });
  },
);
