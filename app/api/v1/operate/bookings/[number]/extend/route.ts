import { extendByOperator } from "@/lib/server/booking/lifecycle/extend-by-operator";
import { withBooking } from "@/lib/server/operator/with-booking";
import { action } from "@/lib/server/runtime/api/action";

export const POST = action("POST /operate/bookings/{number}/extend", ({ params, body, by, now }) =>
  withBooking(params.number, (booking) => extendByOperator(booking, body.hours, by, now)),
);
