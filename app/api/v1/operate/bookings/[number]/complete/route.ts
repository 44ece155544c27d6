import { completeByOperator } from "@/lib/server/booking/lifecycle/complete-by-operator";
import { withBooking } from "@/lib/server/operator/with-booking";
import { action } from "@/lib/server/runtime/api/action";

export const POST = action("POST /operate/bookings/{number}/complete", ({ params, by, now }) =>
  withBooking(params.number, (booking) => completeByOperator(booking, by, now)),
);
