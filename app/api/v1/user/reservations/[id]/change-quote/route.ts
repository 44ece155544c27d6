import { endpoint } from "@/lib/server/api/endpoint";
import { quoteChange } from "@/lib/server/changes/quote-change";
import { wishOf } from "@/lib/server/changes/wish-of";

export const POST = endpoint(
  "POST /user/reservations/{id}/change-quote",
  ({ params, body, session, locale, now }) =>
    quoteChange({ userId: session.userId, reservationId: params.id, wish: wishOf(body) }, locale, now),
);
