import { refuse } from "@/lib/domain/shared/outcome";
import { markNoShow } from "@/lib/server/booking/reservations/mark-no-show";
import { action } from "@/lib/server/operator/action";
import { withBooking } from "@/lib/server/operator/with-booking";

export const POST = action("POST /operate/bookings/{number}/no-show", ({ params, body, by, now }) =>
  withBooking(params.number, async ({ kind, id }) =>
    kind === "reservation" ? markNoShow(id, body.missed, by, now) : refuse("not_found"),
  ),
);
