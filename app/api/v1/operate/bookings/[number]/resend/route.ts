import { withBooking } from "@/lib/server/operator/with-booking";
import { action } from "@/lib/server/runtime/api/action";
import { resendMail } from "@/lib/server/talk/mail/resend-mail";

export const POST = action("POST /operate/bookings/{number}/resend", ({ params, body, by, now }) =>
  withBooking(params.number, (booking) => resendMail(booking, body.mail, by, now)),
);
