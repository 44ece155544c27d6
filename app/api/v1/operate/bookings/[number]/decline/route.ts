import type { FailureCode } from "@/lib/contracts/failures";
import { declineOrder } from "@/lib/server/booking/orders/decline-order";
import { declineReservation } from "@/lib/server/booking/reservations/decline-reservation";
import { action } from "@/lib/server/operator/action";
import { withBooking } from "@/lib/server/operator/with-booking";

export const POST = action("POST /operate/bookings/{number}/decline", ({ params, body, by, now }) =>
  withBooking<unknown, FailureCode>(params.number, ({ kind, id }) =>
    kind === "reservation"
      ? declineReservation(id, by, body.reason, now)
      : declineOrder(id, by, body.reason, now),
  ),
);
