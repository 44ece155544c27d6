import { action } from "@/lib/server/operator/action";
import { withBooking } from "@/lib/server/operator/with-booking";
import { resendMail } from "@/lib/server/talk/mail/resend-mail";

export const POST = action("POST /operate/bookings/{number}/resend", ({ params, body, by, now }) =>
  withBooking(params.number, (booking) => resendMail(booking, body.mail, by, now)),
);
