import { completeByOperator } from "@/lib/server/booking/lifecycle/complete-by-operator";
import { action } from "@/lib/server/operator/action";
import { withBooking } from "@/lib/server/operator/with-booking";

export const POST = action("POST /operate/bookings/{number}/complete", ({ params, by, now }) =>
  withBooking(params.number, (booking) => completeByOperator(booking, by, now)),
);
