import { action } from "@/lib/server/operator/action";
import { withBooking } from "@/lib/server/operator/with-booking";
import { sendPaymentLink } from "@/lib/server/talk/mail/send-payment-link";

export const POST = action("POST /operate/bookings/{number}/payment-link", ({ params, body, by, now }) =>
  withBooking(params.number, (booking) => sendPaymentLink(booking, body.way, by, now)),
);
