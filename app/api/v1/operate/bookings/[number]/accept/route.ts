import type { FailureCode } from "@/lib/contracts/failures";
import { acceptOrder } from "@/lib/server/booking/orders/accept-order";
import { acceptReservation } from "@/lib/server/booking/reservations/accept-reservation";
import { action } from "@/lib/server/operator/action";
import { withBooking } from "@/lib/server/operator/with-booking";

export const POST = action("POST /operate/bookings/{number}/accept", ({ params, by, now }) =>
  withBooking<unknown, FailureCode>(params.number, ({ kind, id }) =>
    kind === "reservation" ? acceptReservation(id, by, now) : acceptOrder(id, by, now),
  ),
);
