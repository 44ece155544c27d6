import { extendByOperator } from "@/lib/server/booking/lifecycle/extend-by-operator";
import { action } from "@/lib/server/operator/action";
import { withBooking } from "@/lib/server/operator/with-booking";

export const POST = action("POST /operate/bookings/{number}/extend", ({ params, body, by, now }) =>
  withBooking(params.number, (booking) => extendByOperator(booking, body.hours, by, now)),
);
