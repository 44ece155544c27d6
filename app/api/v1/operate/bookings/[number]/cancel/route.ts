import type { FailureCode } from "@/lib/contracts/failures";
import { cancelOrder } from "@/lib/server/booking/orders/cancel-order";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { action } from "@/lib/server/operator/action";
import { withBooking } from "@/lib/server/operator/with-booking";

export const POST = action("POST /operate/bookings/{number}/cancel", ({ params, body, by, now }) => {
  const { cause, reason } = body;
  return withBooking<unknown, FailureCode>(params.number, ({ kind, id }) =>
    kind === "reservation"
      ? cancelReservation({ reservationId: id, by, cause, reason }, now)
      : cancelOrder({ orderId: id, by, cause, reason }, now),
  );
});
